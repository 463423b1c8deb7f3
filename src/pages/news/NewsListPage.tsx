import { Link } from 'react-router-dom';
import { builtAfterEvent } from '../../clock/phases.ts';
import { ArrowRightIcon } from '../../components/icons.tsx';
import { NewsCard } from '../../components/NewsCard.tsx';
import { PageBanner } from '../../components/PageBanner.tsx';
import { championship } from '../../data/championship.ts';
import { news } from '../../data/news.ts';
import { minWidth } from '../../pictures/breakpoints.ts';
import './newsList.scss';

const groups = [
  { id: 'courses', title: 'The courses' },
  { id: 'rules', title: 'The rules' },
  { id: 'watching', title: 'Watching' },
] as const;

/**
 * Rows have three articles. If one would be left over, the first gets a row of its own; a group of two has one row.
 * `larges` is the number of articles at the start that have a larger picture.
 */
function layoutOf({ length }: readonly unknown[]): { className: string; larges: number } {
  if (length === 2) return { className: 'card-grid in-pairs', larges: 2 };
  if (length % 3 === 1) return { className: 'card-grid with-lead', larges: 1 };
  return { className: 'card-grid', larges: 0 };
}

const largeSizes = `${minWidth.container} 41rem, ${minWidth.large} 54vw, ${minWidth.twoCards} 47vw, 94vw`;

/** All articles in three groups, newest first. See product.md, News. */
export default function NewsListPage() {
  const lists = groups.map((group) => {
    const articles = news.filter((item) => item.group === group.id);
    return { ...group, articles, ...layoutOf(articles) };
  });
  const first = lists[0]?.articles[0];
  const allWrittenBefore =
    builtAfterEvent() && news.every(({ published }) => published < championship.firstDay);
  return (
    <>
      <PageBanner title="News & Blog">
        <p className="lead">
          The arena, the rules and the machines: how the championship works, and why its tasks are
          hard.
          {allWrittenBefore && ' All articles were written before the championship.'}
        </p>
        {builtAfterEvent() && (
          <p className="actions">
            {/* The articles have no results, and no news since the championship. */}
            <Link className="more-link" to="/faq.html#afterwards">
              Where are the results?
              <ArrowRightIcon />
            </Link>
            <Link className="more-link" to="#newsletter">
              Get the newsletter
              <ArrowRightIcon />
            </Link>
          </p>
        )}
      </PageBanner>
      <div className="paper">
        <div className="container section news-list">
          {lists.map(({ id, title, articles, className, larges }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <ul className={className}>
                {articles.map((item, index) => (
                  <li key={item.id}>
                    <NewsCard
                      item={item}
                      eager={item === first}
                      sizes={index < larges ? largeSizes : undefined}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <a className="more-link" href="/feed.xml">
            News feed (Atom)
          </a>
        </div>
      </div>
    </>
  );
}
