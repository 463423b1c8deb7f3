import { CheckIcon } from '../../components/icons';
import { CardPage } from './CardPage';

/** The settings of the account, read-only. See product.md, Profile. */
export const PreferencesPage = () => (
  <CardPage
    title="Preferences"
    picture="categories/next"
    nextStep={{ to: '/profile', label: 'Go to your profile' }}
  >
    <ul>
      {['Dark Mode Enabled', 'Notifications Subscribed'].map((preference) => (
        <li key={preference} className="with-icon">
          <CheckIcon />
          {preference}
        </li>
      ))}
    </ul>
  </CardPage>
);
