import { CheckIcon } from '../../components/furtherIcons';

const preferences = ['Dark Mode Enabled', 'Notifications Subscribed'];

/** The settings of the account, to read only. See spec.md §2, Preferences. */
export const PreferencesPage = () => (
  <section className="card-surface" aria-labelledby="preferences-title">
    <h1 id="preferences-title">Preferences</h1>
    <ul className="preferences">
      {preferences.map((preference) => (
        <li key={preference}>
          <CheckIcon />
          {preference}
        </li>
      ))}
    </ul>
  </section>
);
