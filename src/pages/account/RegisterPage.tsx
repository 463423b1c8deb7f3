import { Link } from 'react-router-dom';
import { ArrowRightIcon, CheckIcon } from '../../components/icons';
import { Picture } from '../../pictures/Picture';
import './account.scss';
import './register.scss';

interface Role {
  name: string;
  forWhom: string;
  gets: readonly string[];
  picture: string;
  /** Words and address of the card's one link. */
  words: string;
  to: string;
}

const roles: readonly Role[] = [
  {
    name: 'Visitor',
    forWhom: 'You want to watch, in the arena or on the live stream.',
    gets: [
      'An email when ticket sales open',
      'Your tickets and details in one profile',
      'Seven days, five categories, one account',
    ],
    picture: 'news/01-arena',
    words: 'Register as a visitor',
    to: '/register/visitor',
  },
  {
    name: 'Participant',
    forWhom: 'Your team competes with a humanoid robot.',
    gets: [
      'An email when team applications open',
      'Applications, tickets and team in one profile',
      'Open to any team, group or company',
    ],
    picture: 'news/02-lineup',
    words: 'Register as a participant',
    to: '/register/participant',
  },
  {
    name: 'Sponsor',
    forWhom: 'Your company supports the event, a category, or both.',
    gets: [
      'Three tiers: Silver, Gold and Platinum',
      'Presence in the arena, online and in the media',
      'No account needed, only a short enquiry',
    ],
    picture: 'news/08-handshake',
    words: 'Become a sponsor',
    to: '/become-a-sponsor',
  },
];

/** The choice between the three ways to take part. See product.md, Account pages. */
export function Component() {
  return (
    <div className="container account">
      <h1>Join the championship</h1>
      <p className="lead">Choose how you want to take part.</p>
      <ul className="account-roles">
        {roles.map((role) => (
          <RoleCard key={role.name} {...role} />
        ))}
      </ul>
      <p className="muted">
        Have an account? <Link to="/login">Sign in</Link>
      </p>
    </div>
  );
}

/** The whole card leads on, through its one link. */
const RoleCard = ({ name, forWhom, gets, picture, words, to }: Role) => (
  <li className="surface account-role">
    <Picture name={picture} alt="" sizes="(min-width: 992px) 400px, 100vw" />
    <div>
      <h2>{name}</h2>
      <p>{forWhom}</p>
      <ul>
        {gets.map((text) => (
          <li key={text} className="with-icon">
            <CheckIcon />
            {text}
          </li>
        ))}
      </ul>
      <Link className="more-link card-link" to={to}>
        {words}
        <ArrowRightIcon />
      </Link>
    </div>
  </li>
);
