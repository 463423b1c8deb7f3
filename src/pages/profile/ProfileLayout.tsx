import { Outlet, useLocation } from 'react-router-dom';
import { Breadcrumb } from '../../components/Breadcrumb';
import { useHead } from '../../layout/HeadTags';
import { ProfileHead } from './ProfileHead';
import { ProfileMenu } from './ProfileMenu';
import '../../forms/forms.scss';
import './profile.scss';

const home = { name: 'Home', path: '/' };
const profile = { name: 'Profile', path: '/profile' };

/** What the sign-in tells this page when the storage refused to keep the session. */
const isNotStored = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'sessionNotStored' in state &&
  state.sessionNotStored === true;

/** What surrounds every page of the profile. See product.md, Profile. */
export function Component() {
  const { state } = useLocation() as { state: unknown };
  const title = useHead()?.title ?? 'Profile';
  return (
    <div className="container profile">
      <Breadcrumb trail={title === 'Profile' ? [home] : [home, profile]} current={title} />
      <ProfileHead />
      {isNotStored(state) && (
        <p className="form-message info" role="status">
          Your browser does not store your session, so it ends when you close this page.
        </p>
      )}
      <div className="profile-body">
        <ProfileMenu />
        <div>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
