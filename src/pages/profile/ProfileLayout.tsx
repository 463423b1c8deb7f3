import Breadcrumb from 'react-bootstrap/Breadcrumb';
import BreadcrumbItem from 'react-bootstrap/BreadcrumbItem';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useHead } from '../../layout/HeadTags';
import { ProfileHead } from './ProfileHead';
import { ProfileMenu } from './ProfileMenu';
import '../../styles/forms.scss';
import './profile.scss';

/** What the sign-in tells this page when the storage refused to keep the session. */
const isNotStored = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'sessionNotStored' in state &&
  state.sessionNotStored === true;

/** What stands around every page of the profile. See spec.md §2, Profile area. */
export function ProfileLayout() {
  const { state } = useLocation() as { state: unknown };
  const title = useHead()?.title ?? 'Profile';
  return (
    <div className="container profile">
      <Breadcrumb label="Breadcrumb">
        <BreadcrumbItem linkAs={Link} linkProps={{ to: '/' }}>
          Home
        </BreadcrumbItem>
        {title !== 'Profile' && (
          <BreadcrumbItem linkAs={Link} linkProps={{ to: '/profile' }}>
            Profile
          </BreadcrumbItem>
        )}
        <BreadcrumbItem active>{title}</BreadcrumbItem>
      </Breadcrumb>
      <ProfileHead />
      {isNotStored(state) && (
        <p className="form-message info" role="status">
          Your browser refused to store the session, so it ends when this page is closed.
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
