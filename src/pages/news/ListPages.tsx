import { Link } from 'react-router-dom';
import { newsListPath } from '../../components/newsPath';

/** Links to the pages of the list before and after this one. */
export const ListPages = ({ page, pages }: { page: number; pages: number }) => (
  <nav className="actions pagination" aria-label="News pages">
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
  </nav>
);
