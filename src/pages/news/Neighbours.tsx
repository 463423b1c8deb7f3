import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons';
import { newsPath } from '../../components/newsPath';
import type { NewsItem } from '../../data/news';
import { Picture } from '../../pictures/Picture';
import './adjacentArticles.scss';

/** The ways on from an article: the one before, the one after, and all of them. */
export function Neighbours({ previous, next }: { previous?: NewsItem; next?: NewsItem }) {
  const neighbours = [
    { name: 'Previous article', item: previous },
    { name: 'Next article', item: next },
  ];
  return (
    <nav className="adjacent-articles" aria-label="More articles">
      {neighbours.map(({ name, item: neighbour }) =>
        neighbour ? (
          <Link key={name} to={newsPath(neighbour)} className="surface">
            <Picture name={neighbour.thumbImage} alt="" sizes="9rem" />
            <span>
              <span className="muted">
                {name}
                <span className="visually-hidden">:</span>
              </span>{' '}
              <strong>{neighbour.title}</strong>
            </span>
          </Link>
        ) : (
          <Link key={name} to="/news-or-blog" className="surface all-articles">
            All news
            <ArrowRightIcon />
          </Link>
        ),
      )}
      {neighbours.every((neighbour) => neighbour.item) && (
        <Link className="btn btn-outline-primary" to="/news-or-blog">
          All news
        </Link>
      )}
    </nav>
  );
}
