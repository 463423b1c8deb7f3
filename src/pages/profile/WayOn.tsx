import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons';

interface WayOnProps {
  to: string;
  children: string;
}

/** Where to go from a page that has nothing more to show. */
export const WayOn = ({ to, children }: WayOnProps) => (
  <Link className="btn btn-outline-primary" to={to}>
    {children}
    <ArrowRightIcon />
  </Link>
);
