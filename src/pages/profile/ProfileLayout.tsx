import { Outlet } from 'react-router-dom';
import { Breadcrumb } from '../../components/Breadcrumb';
import { useHead } from '../../layout/HeadTags';
import { useAuth } from '../../session/AuthContext';
import { ProfileHead } from './ProfileHead';
import { ProfileMenu } from './ProfileMenu';
import '../../forms/forms.scss';
import './profile.scss';

const home = { name: 'Home', path: '/' };
const profile = { name: 'Profile', path: '/profile' };

/** What surrounds every page of the profile. See product.md, Profile. */
export function Component() {
  const { persisted } = useAuth();
  const title = useHead()?.title ?? 'Profile';
  return (
    <div className="container profile">
      <Breadcrumb trail={title === 'Profile' ? [home] : [home, profile]} current={title} />
      <ProfileHead />
      {!persisted && (
        <p className="form-alert info" role="status">
          Your browser will not store your session, so you will be signed out when you close or
          reload this page.
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
