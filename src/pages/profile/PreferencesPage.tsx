import { CheckIcon } from '../../components/icons';
import { PicturedCard } from './PicturedCard';
import { WayOn } from './WayOn';

const preferences = ['Dark Mode Enabled', 'Notifications Subscribed'];

/** The settings of the account, to read only. See product.md, Profile. */
export const Component = () => (
  <PicturedCard title="Preferences" picture="details/visor" centred>
    <ul>
      {preferences.map((preference) => (
        <li key={preference} className="with-icon">
          <CheckIcon />
          {preference}
        </li>
      ))}
    </ul>
    <WayOn to="/profile">Go to your profile</WayOn>
  </PicturedCard>
);
