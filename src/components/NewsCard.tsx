import { Link } from 'react-router-dom';
import { formatDay } from '../data/days.ts';
import type { NewsItem } from '../data/news.ts';
import { newsPath } from '../data/newsPath.ts';
import { nonBreaking } from '../data/nonBreaking.ts';
import { minWidth } from '../pictures/breakpoints.ts';
import { Picture } from '../pictures/Picture.tsx';
import './newsCard.scss';

interface NewsCardProps {
  item: NewsItem;
  eager?: boolean;
  /** Hides the date. */
  undated?: boolean;
  /** The picture's `sizes` (default: rows of three). */
  sizes?: string;
}

const inRowsOfThree = `${minWidth.container} 24rem, ${minWidth.large} 31vw, ${minWidth.twoCards} 47vw, 94vw`;

/** An article's picture, title and summary; the whole card links to it. */
export const NewsCard = ({ item, eager, undated, sizes = inRowsOfThree }: NewsCardProps) => (
  <article className="news-card">
    <div className="news-card-picture">
      <Picture name={item.thumbImage} alt={item.imageAlt} sizes={sizes} eager={eager} />
    </div>
    <p className="news-card-meta">
      <span>{item.topic}</span>
      {!undated && <time dateTime={item.published}>{formatDay(item.published)}</time>}
    </p>
    <h3>
      <Link className="stretched-link" to={newsPath(item)}>
        {item.title}
      </Link>
    </h3>
    <p className="muted">{nonBreaking(item.summary)}</p>
  </article>
);
