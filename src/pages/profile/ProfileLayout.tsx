import { NavLink, Outlet, useMatch } from 'react-router-dom';
import { isParticipant } from '../../api/user';
import { Breadcrumb } from '../../components/Breadcrumb';
import { EmailText } from '../../components/emails';
import { useLinkRow } from '../../components/useLinkRow';
import { Avatar } from '../../pictures/Avatar';
import { useHead } from '../../routing/HeadTags';
import { useAuth, useSignedIn } from '../../session/AuthContext';
import { profileLinks } from './profileLinks';
import '../../components/sectionNav.scss';
import './profile.scss';

const profile = { name: 'Profile', path: '/profile' };

/** The frame of every page of the profile: who is signed in, and the menu, which looks like `SectionNav`. */
export default function ProfileLayout() {
  const { persisted } = useAuth();
  const { user } = useSignedIn();
  const title = useHead()?.title ?? 'Profile';
  const isProfile = useMatch('/profile') !== null;
  const row = useLinkRow<HTMLUListElement>(title);
  return (
    <div className="container profile">
      <Breadcrumb parent={isProfile ? undefined : profile} current={title} />
      <div className={isProfile ? 'profile-head' : 'profile-head compact'}>
        <Avatar avatar={user.avatar} size={100} className="profile-avatar" />
        <div>
          <p className="display-text">
            {`${user.firstName} ${user.lastName}`.trim() || user.displayName || 'User'}
          </p>
          <p className="pill">{isParticipant(user) ? 'PARTICIPANT' : 'VISITOR'}</p>
          <p className="muted small">
            <EmailText address={user.email} />
          </p>
        </div>
      </div>
      {!persisted && (
        <p className="alert alert-info" role="status">
          Your browser does not store your session. Closing or reloading this page will log you out.
        </p>
      )}
      <div className="with-section-nav">
        <nav className="section-nav" aria-label="Profile pages">
          <ul {...row}>
            {profileLinks(user).map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
