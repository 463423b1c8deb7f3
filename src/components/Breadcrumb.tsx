import { Link } from 'react-router-dom';
import './breadcrumb.scss';

interface BreadcrumbProps {
  /** The page between Home and the current one. */
  parent?: { name: string; path: string };
  current: string;
}

const home = { name: 'Home', path: '/' };

/** The path from Home to the current page. */
export const Breadcrumb = ({ parent, current }: BreadcrumbProps) => (
  <nav aria-label="Breadcrumb" className="breadcrumbs muted small">
    <ol>
      {(parent ? [home, parent] : [home]).map(({ name, path }) => (
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
