import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons.tsx';
import type { NewsItem } from '../../data/news.ts';
import { newsPath } from '../../data/newsPath.ts';
import { Picture } from '../../pictures/Picture.tsx';

/** Links to the older article, the newer one, and all of them. */
export function AdjacentArticles({ older, newer }: { older?: NewsItem; newer?: NewsItem }) {
  const adjacent = [
    { name: 'Older article', item: older },
    { name: 'Newer article', item: newer },
  ];
  return (
    <nav className="adjacent-articles" aria-label="More articles">
      {adjacent.map(
        ({ name, item }) =>
          item && (
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
          ),
      )}
      <Link className="more-link" to="/news-or-blog">
        All News
        <ArrowRightIcon />
      </Link>
    </nav>
  );
}
