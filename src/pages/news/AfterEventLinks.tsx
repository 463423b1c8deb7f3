import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons.tsx';

const links = [
  { to: '/#results', label: 'Results on request' },
  { to: '#newsletter', label: 'Get the newsletter' },
];

/** Links to what the articles do not have: results, and news of another championship. */
export const AfterEventLinks = () =>
  links.map(({ to, label }) => (
    <Link key={to} className="more-link" to={to}>
      {label}
      <ArrowRightIcon />
    </Link>
  ));
