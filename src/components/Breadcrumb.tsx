import { Link } from 'react-router-dom';
import './breadcrumb.scss';

/** One step of a breadcrumb. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way from Home to the page that is shown. */
export function Breadcrumb({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumbs">
      <ol>
        {trail.map(({ name, path }) => (
          <li key={path}>
            <Link className="touch-link" to={path}>
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page">
          <span>{current}</span>
        </li>
      </ol>
    </nav>
  );
}
