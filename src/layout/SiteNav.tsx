import { useId } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { CloseIcon, MenuIcon } from '../components/icons.tsx';
import { Avatar } from '../pictures/Avatar.tsx';
import type { HistoryState } from '../routing/historyState.ts';
import { useSessionState, useSignOutTo } from '../session/AuthContext.tsx';
import { Dropdown } from './Dropdown.tsx';
import { usePopoverMenu } from './usePopoverMenu.ts';
import './siteNav.scss';

interface Anchor {
  label: string;
  to: string;
  /** Start of the paths on which the link is current. */
  currentOn?: string;
  headingId?: HistoryState['headingId'];
}

const anchors: readonly Anchor[] = [
  { label: 'Categories', to: '/#Competition_Categories', currentOn: '/competition-categories' },
  { label: 'Event', to: '/#event' },
  { label: 'News & Blog', to: '/#news', currentOn: '/news' },
  { label: 'FAQ', to: '/#faq_contact' },
  { label: 'Contact us', to: '/#faq_contact', headingId: 'contact' },
];

const pulse = [
  { label: 'All News', to: '/news-or-blog' },
  { label: 'Tickets', to: '/purchase' },
  { label: 'Become a Sponsor', to: '/become-a-sponsor' },
] as const;

/** The main navigation: a drawer with a button on narrow screens, else a bar. See product.md, Every page. */
export function SiteNav() {
  const { pathname } = useLocation();
  const { buttonRef, menuRef } = usePopoverMenu<HTMLElement>();
  const id = useId();
  return (
    <>
      <button ref={buttonRef} type="button" className="nav-item menu-button" popoverTarget={id}>
        <MenuIcon />
        <CloseIcon />
        Menu
      </button>
      <nav ref={menuRef} id={id} className="site-nav" aria-label="Main" popover="auto">
        <ul className="site-nav-list">
          {anchors.map(({ label, to, currentOn, headingId }) => (
            <li key={label}>
              <Link
                className="nav-item"
                to={to}
                state={headingId && ({ headingId } satisfies HistoryState)}
                aria-current={currentOn && pathname.startsWith(currentOn) ? 'true' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
          <li>
            <NavLink className="nav-item" to="/faq.html">
              Community
            </NavLink>
          </li>
          <li className="pulse">
            {/* Not All News: on its page, News & Blog is the current link. */}
            <Dropdown
              label="Pulse"
              name="Pulse"
              current={pulse.slice(1).some(({ to }) => to === pathname)}
            >
              {pulse.map(({ label, to }) => (
                <li key={to}>
                  <NavLink to={to}>{label}</NavLink>
                </li>
              ))}
            </Dropdown>
          </li>
        </ul>
        <UserMenu />
      </nav>
    </>
  );
}

/** The Sign In link, or the user's menu with Profile and Logout. */
function UserMenu() {
  const { loading, session } = useSessionState();
  const signOutTo = useSignOutTo();
  if (!session) {
    return (
      <div className={loading ? 'user-menu session-unknown' : 'user-menu'}>
        <NavLink className="btn btn-secondary" to="/login">
          Sign In
        </NavLink>
      </div>
    );
  }
  const { user } = session;
  return (
    <div className="user-menu">
      <Dropdown
        label={
          <>
            <Avatar avatar={user.avatar} size={32} />
            <span className="greeting">{`Hi, ${user.firstName.trim() || 'User'}`}</span>
          </>
        }
      >
        <li>
          <NavLink to="/profile">Profile</NavLink>
        </li>
        <li>
          <button type="button" onClick={() => signOutTo('/')}>
            Logout
          </button>
        </li>
      </Dropdown>
    </div>
  );
}
