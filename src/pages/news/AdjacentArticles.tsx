import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons.tsx';
import { news, type NewsItem } from '../../data/news.ts';
import { newsPath } from '../../data/newsPath.ts';
import { Picture } from '../../pictures/Picture.tsx';

/** Links to the older article, the newer one, and all of them. The oldest and the newest article link to each other. */
export function AdjacentArticles({ item }: { item: NewsItem }) {
  const index = news.indexOf(item);
  const older = news[index + 1];
  const newer = news[index - 1];
  const adjacent = [
    older
      ? { name: 'Older article', article: older }
      : { name: 'Newest article', article: news[0] },
    newer
      ? { name: 'Newer article', article: newer }
      : { name: 'Oldest article', article: news.at(-1) },
  ];
  return (
    <nav className="adjacent-articles" aria-label="More articles">
      {adjacent.map(
        ({ name, article }) =>
          article && (
            <Link key={name} to={newsPath(article)} className="surface">
              <Picture name={article.thumbImage} alt="" sizes="9rem" />
              <span>
                <span className="muted small">
                  {name}
                  <span className="visually-hidden">:</span>
                </span>{' '}
                <strong>{article.title}</strong>
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
