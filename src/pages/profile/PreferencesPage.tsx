import { CheckIcon } from '../../components/furtherIcons';
import { PicturedCard, WayOn } from './EmptyState';

const preferences = ['Dark Mode Enabled', 'Notifications Subscribed'];

/** The settings of the account, to read only. See spec.md §2, Preferences. */
export const PreferencesPage = () => (
  <PicturedCard title="Preferences" picture="news/07-visor" centred>
    <ul className="preferences">
      {preferences.map((preference) => (
        <li key={preference}>
          <CheckIcon />
          {preference}
        </li>
      ))}
    </ul>
    <WayOn to="/profile">Go to your profile</WayOn>
  </PicturedCard>
);
