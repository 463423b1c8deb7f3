import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons.tsx';
import { NewsCard } from '../../components/NewsCard.tsx';
import { news, type NewsItem } from '../../data/news.ts';
import { minWidth } from '../../pictures/breakpoints.ts';

/** The next older article, and the next one of the same group. After the oldest comes the newest. */
function nextArticles(item: NewsItem): NewsItem[] {
  const index = news.indexOf(item);
  const others = [...news.slice(index + 1), ...news.slice(0, index)];
  const related = others.findIndex(({ group }, at) => at > 0 && group === item.group);
  return others.filter((_, at) => at === 0 || at === related);
}

const inPairs = `${minWidth.small} 25rem, 11rem`;

/** The end of an article: links to two others and to all news. */
export const NextToRead = ({ item }: { item: NewsItem }) => (
  <nav className="next-to-read" aria-labelledby="next-to-read">
    <h2 id="next-to-read">Next to read</h2>
    <ul className="compact-on-phones">
      {nextArticles(item).map((article) => (
        <li key={article.id}>
          <NewsCard item={article} sizes={inPairs} />
        </li>
      ))}
    </ul>
    <p>
      <Link className="more-link" to="/news-or-blog">
        All News
        <ArrowRightIcon />
      </Link>
    </p>
  </nav>
);
