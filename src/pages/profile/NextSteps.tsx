import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons.tsx';

/** Pages that are of use while tickets are not on sale and applications are not open. */
const steps = {
  applications: {
    to: '/profile/applications',
    label: 'Applications',
    note: 'The rules for a robot',
  },
  tickets: { to: '/profile/tickets', label: 'Tickets', note: 'In the arena or online' },
  team: { to: '/profile/team', label: 'Team Management', note: 'Draft your team' },
  categories: {
    to: '/competition-categories',
    label: 'Categories',
    note: 'Courses, tests and points',
  },
  news: { to: '/news-or-blog', label: 'All News', note: 'The courses and the rules' },
  community: { to: '/faq.html', label: 'Community', note: 'Questions and answers' },
};

/** Links to other pages, each with a note. */
export const NextSteps = ({ names }: { names: readonly (keyof typeof steps)[] }) => (
  <ul className="profile-steps">
    {names.map((name) => {
      const { to, label, note } = steps[name];
      return (
        <li key={name}>
          <Link className="more-link" to={to}>
            {label}
            <ArrowRightIcon />
          </Link>
          <p className="muted">{note}</p>
        </li>
      );
    })}
  </ul>
);
