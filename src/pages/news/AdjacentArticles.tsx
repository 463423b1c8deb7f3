import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons';
import { newsPath } from '../../data/newsPath';
import type { NewsItem } from '../../data/news';
import { Picture } from '../../pictures/Picture';

/** Links to the previous article, the next one, and all of them. */
export function AdjacentArticles({ previous, next }: { previous?: NewsItem; next?: NewsItem }) {
  const adjacent = [
    { name: 'Previous article', item: previous },
    { name: 'Next article', item: next },
  ];
  return (
    <nav className="adjacent-articles" aria-label="More articles">
      {adjacent.map(({ name, item }) =>
        item ? (
          <Link key={name} to={newsPath(item)} className="surface">
            <Picture name={item.thumbImage} alt="" sizes="9rem" />
            <span>
              <span className="muted small">
                {name}
                <span className="visually-hidden">:</span>
              </span>{' '}
              <strong>{item.title}</strong>
            </span>
          </Link>
        ) : (
          <Link key={name} to="/news-or-blog" className="surface all-articles">
            All news
            <ArrowRightIcon />
          </Link>
        ),
      )}
      {adjacent.every((article) => article.item) && (
        <Link className="btn btn-outline-primary" to="/news-or-blog">
          All news
        </Link>
      )}
    </nav>
  );
}
