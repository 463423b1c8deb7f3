import { Link } from 'react-router-dom';
import { formatDay } from './formatDay';
import { keepTogether } from './keepTogether';
import type { NewsItem } from '../data/news';
import { newsPath } from './newsPath';
import { Picture } from '../pictures/Picture';
import './newsCard.scss';

interface NewsCardProps {
  item: NewsItem;
  /** The card's place among the headings of its page. */
  heading?: 'h2' | 'h3';
  /** True for cards that are seen first. */
  eager?: boolean;
  /** Where the card's picture is not as wide as in rows of three. */
  sizes?: string;
}

const inRowsOfThree =
  '(min-width: 78rem) 24rem, (min-width: 62rem) 31vw, (min-width: 40rem) 47vw, 94vw';

/** An article in brief; the whole card leads to it. */
export function NewsCard({
  item,
  heading: Heading = 'h3',
  eager,
  sizes = inRowsOfThree,
}: NewsCardProps) {
  return (
    <article className="news-card">
      <div className="news-card-picture">
        <Picture name={item.thumbImage} alt={item.imageAlt} sizes={sizes} eager={eager} />
      </div>
      <p className="news-card-facts">
        <span>{item.topic}</span>
        <time dateTime={item.published}>{formatDay(item.published)}</time>
      </p>
      <Heading>
        <Link className="card-link" to={newsPath(item)}>
          {item.title}
        </Link>
      </Heading>
      <p className="muted">{keepTogether(item.summary)}</p>
    </article>
  );
}
