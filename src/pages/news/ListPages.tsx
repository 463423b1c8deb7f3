import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { newsListPath } from '../../components/newsPath';

/** How many pages before and after the one that is shown are named. */
const near = 2;

/** Links to the pages of the list beside this one, to those near it, to the first and to the last. */
export function ListPages({ page, pages }: { page: number; pages: number }) {
  const named = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= near,
  );
  return (
    <nav className="actions list-pages" aria-label="Pages of the news">
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
      <ol className="actions">
        {named.map((number, index) => (
          <Fragment key={number}>
            {number - (named[index - 1] ?? 0) > 1 && <li aria-hidden>…</li>}
            <li>
              <Link
                to={newsListPath(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
