import { NewsCard } from '../../components/NewsCard';
import { PageBanner } from '../../components/PageBanner';
import { news } from '../../data/news';
import './newsList.scss';

/** The newest article is above the rows, twice as wide. */
const leadSizes =
  '(min-width: 78rem) 45rem, (min-width: 62rem) 58vw, (min-width: 40rem) 47vw, 94vw';

/** All articles, newest first. See product.md, News. */
export function Component() {
  return (
    <>
      <PageBanner title="News & Blog">
        <p className="lead">
          The arena, the rules and the machines: how the championship works, and why its tasks are
          hard.
        </p>
      </PageBanner>
      <div className="container section news-list">
        <ul className="card-grid">
          {news.map((item, index) => (
            <li key={item.id}>
              <NewsCard
                item={item}
                heading="h2"
                eager={index === 0}
                sizes={index === 0 ? leadSizes : undefined}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
