import { Link } from 'react-router-dom';
import { newsListPath } from '../../components/newsPath';

/** Links to all pages of the list, and to those before and after this one. */
export function ListPages({ page, pages }: { page: number; pages: number }) {
  return (
    <nav className="list-pages" aria-label="Pages of the news">
      {page > 1 && (
        <Link className="btn btn-outline-primary" rel="prev" to={newsListPath(page - 1)}>
          Newer articles
        </Link>
      )}
      {page < pages && (
        <Link className="btn btn-outline-primary" rel="next" to={newsListPath(page + 1)}>
          Older articles
        </Link>
      )}
      <ol>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              to={newsListPath(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
