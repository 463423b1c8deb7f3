import { NavLink } from 'react-router-dom';
import { Avatar } from '../pictures/Avatar.tsx';
import { useSession, useSignOutTo } from '../session/AuthContext.tsx';
import { Dropdown } from './Dropdown.tsx';

/** The Sign In link, or the user's menu with Profile and Logout. */
export function UserMenu() {
  const { loading, session } = useSession();
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
