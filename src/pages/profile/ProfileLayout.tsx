import { NavLink, Outlet, useLocation, useMatch } from 'react-router-dom';
import { fullName, isParticipant } from '../../api/user.ts';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { EmailText } from '../../components/emails.tsx';
import { SideNav } from '../../components/SideNav.tsx';
import { Avatar } from '../../pictures/Avatar.tsx';
import { useHead } from '../../routing/HeadTags.tsx';
import { useSession, useSessionState } from '../../session/AuthContext.tsx';
import './profile.scss';

const links = [
  { to: '/profile', label: 'Profile' },
  { to: '/profile/applications', label: 'Applications', forParticipants: true },
  { to: '/profile/tickets', label: 'Tickets' },
  { to: '/profile/team', label: 'Team Management', forParticipants: true },
  { to: '/profile/change-password', label: 'Change Password' },
  { to: '/profile/support', label: 'Support' },
];

const profile = { name: 'Profile', path: '/profile' };

/** The frame of every page of the profile: who is signed in, and the menu. */
export default function ProfileLayout() {
  const { persisted } = useSessionState();
  const { user } = useSession();
  const title = useHead()?.title ?? 'Profile';
  const { pathname } = useLocation();
  const isProfile = useMatch('/profile') !== null;
  return (
    <div className="container profile">
      <Breadcrumb parent={isProfile ? undefined : profile} current={title} />
      {!persisted && (
        <p className="alert alert-info" role="status">
          Your browser does not store your session. Closing or reloading this page will log you out.
        </p>
      )}
      <div className="with-side-nav">
        <div className="profile-side">
          <div className={isProfile ? 'profile-head' : 'profile-head compact'}>
            <Avatar avatar={user.avatar} size={100} className="profile-avatar" />
            <div className="profile-person">
              <p className="display-text">{fullName(user).trim() || user.displayName || 'User'}</p>
              <p className="pill">{isParticipant(user) ? 'PARTICIPANT' : 'VISITOR'}</p>
              <p className="muted small">
                <EmailText address={user.email} />
              </p>
            </div>
          </div>
          <SideNav label="Profile pages" current={pathname}>
            <ul>
              {links
                .filter(({ forParticipants }) => !forParticipants || isParticipant(user))
                .map(({ to, label }) => (
                  <li key={to}>
                    <NavLink to={to} end>
                      {label}
                    </NavLink>
                  </li>
                ))}
            </ul>
          </SideNav>
        </div>
        <div>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
