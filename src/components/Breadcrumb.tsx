import { Link } from 'react-router-dom';
import './breadcrumb.scss';

interface BreadcrumbProps {
  trail: readonly { name: string; path: string }[];
  current: string;
}

/** The path from Home to the current page. */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumbs muted small">
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
