import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons.tsx';

/** Pages that are of use while tickets are not on sale and applications are not open. */
const steps = {
  profile: { to: '/profile', label: 'Profile', note: 'You are registered as a participant' },
  team: { to: '/profile/team', label: 'Team Management', note: 'Draft your team' },
  categories: {
    to: '/competition-categories',
    label: 'Categories',
    note: 'Courses, tests and points',
  },
  news: { to: '/news-or-blog', label: 'All News', note: 'The courses and the rules' },
  community: { to: '/faq.html', label: 'Community', note: 'Questions and answers' },
};

type Step = keyof typeof steps;

/** A link to another page, with a note. */
export function NextStep({ name }: { name: Step }) {
  const { to, label, note } = steps[name];
  return (
    <li>
      <Link className="more-link" to={to}>
        {label}
        <ArrowRightIcon />
      </Link>
      <p className="muted">{note}</p>
    </li>
  );
}

export const NextSteps = ({ names }: { names: readonly Step[] }) => (
  <ul className="profile-steps">
    {names.map((name) => (
      <NextStep key={name} name={name} />
    ))}
  </ul>
);
