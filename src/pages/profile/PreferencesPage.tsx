import { CheckIcon } from '../../components/icons.tsx';
import { PictureCard } from './PictureCard.tsx';

/** The settings of the account, read-only. */
export default function PreferencesPage() {
  return (
    <PictureCard title="Preferences" picture="places/switches" side="left">
      <ul>
        {['Dark Mode Enabled', 'Notifications Subscribed'].map((preference) => (
          <li key={preference} className="with-icon">
            <CheckIcon />
            {preference}
          </li>
        ))}
      </ul>
    </PictureCard>
  );
}
