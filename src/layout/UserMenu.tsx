import { flushSync } from 'react-dom';
import { NavLink, useNavigate } from 'react-router-dom';
import { Avatar } from '../pictures/Avatar';
import { useAuth } from '../session/AuthContext';
import { avatarUrl } from '../pictures/avatarUrl';
import { Dropdown } from './Dropdown';

/** The Sign In link, or the user's menu with Profile and Logout. */
export function UserMenu() {
  const { loading, user, signOut } = useAuth();
  const navigate = useNavigate();
  if (!user) {
    return (
      <div className={loading ? 'user-menu session-unknown' : 'user-menu'}>
        <NavLink className="btn btn-outline-primary" to="/login">
          Sign In
        </NavLink>
      </div>
    );
  }
  const leave = () => {
    // Before navigating: the profile's guard redirects with a notice that would be wrong here.
    flushSync(() => signOut());
    void navigate('/');
  };
  return (
    <div className="user-menu">
      <Dropdown
        label={
          <>
            <Avatar url={avatarUrl(user.avatar)} size={32} />
            <span className="greeting">{`Hi, ${user.firstName.trim() || 'User'}`}</span>
          </>
        }
      >
        <li>
          <NavLink to="/profile">Profile</NavLink>
        </li>
        <li>
          <button type="button" onClick={leave}>
            Logout
          </button>
        </li>
      </Dropdown>
    </div>
  );
}
