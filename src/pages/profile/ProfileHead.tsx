import { Avatar } from '../../pictures/Avatar';
import { EmailText } from '../../components/EmailText';
import { avatarUrl } from '../../session/avatar';
import { isParticipant } from '../../session/user';
import { useSession } from '../../session/AuthContext';
import './profileHead.scss';

/** Who is signed in: avatar, name, user type in capitals, email address. See product.md, Profile. */
export function ProfileHead() {
  const { user } = useSession();
  const name = `${user.firstName} ${user.lastName}`.trim() || user.displayName || 'User';
  return (
    <div className="profile-head">
      <Avatar url={avatarUrl(user.avatar)} size={100} className="profile-avatar" />
      <div>
        <p className="display-text">{name}</p>
        <p className="pill">{isParticipant(user) ? 'PARTICIPANT' : 'VISITOR'}</p>
        <p className="muted">
          <EmailText address={user.email} />
        </p>
      </div>
    </div>
  );
}
