import { CheckIcon } from '../../components/icons.tsx';
import { PictureCard } from './PictureCard.tsx';

/** Two prescribed phrases, the same for everybody. */
export default function PreferencesPage() {
  return (
    <PictureCard title="Preferences" picture="places/switches">
      <ul>
        {['Dark Mode Enabled', 'Notifications Subscribed'].map((preference) => (
          <li key={preference} className="with-icon">
            <CheckIcon />
            {preference}
          </li>
        ))}
      </ul>
      <p className="muted">Both apply to every account and cannot be changed here.</p>
    </PictureCard>
  );
}
