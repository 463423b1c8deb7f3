import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { isParticipant } from '../../session/user';
import { useSession } from '../../session/AuthContext';
import './profileMenu.scss';

interface MenuEntry {
  to: string;
  label: string;
}

const profile = { to: '/profile', label: 'Profile' };
const tickets = { to: '/profile/tickets', label: 'Tickets' };
const applications = { to: '/profile/applications', label: 'Applications' };
const team = { to: '/profile/team', label: 'Team Management' };
const changePassword = { to: '/profile/change-password', label: 'Change Password' };
const support = { to: '/profile/support', label: 'Support' };

const visitorMenu: readonly MenuEntry[] = [profile, tickets, changePassword, support];

/* prettier-ignore */
const participantMenu: readonly MenuEntry[] = [profile, applications, tickets, team, changePassword, support];

/** The pages of the profile for this type of user: at the side, or above the page on a phone. */
export function ProfileMenu() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && entry) list.current.scrollLeft = entry.offsetLeft - 64;
  }, [pathname]);
  return (
    <nav className="profile-menu" aria-label="Profile pages">
      <ul ref={list}>
        {(isParticipant(user) ? participantMenu : visitorMenu).map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              // Browsers leave a link where it is that is half outside of the row.
              onFocus={({ target }) =>
                target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
