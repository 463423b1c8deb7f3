import { useLoaderData } from 'react-router-dom';
import { NewsCard } from '../../components/NewsCard';
import { PageBanner } from '../../components/PageBanner';
import { PageNotFound } from '../../components/PageNotFound';
import { ListPages } from './ListPages';
import type { loader } from './listRoute';
import './newsList.scss';

export { loader } from './listRoute';

/** The newest article is above the rows, twice as wide. */
const leadSizes =
  '(min-width: 78rem) 45rem, (min-width: 62rem) 58vw, (min-width: 40rem) 47vw, 94vw';

/** All articles, newest first, page by page. See product.md, News. */
export function Component() {
  const { list } = useLoaderData<typeof loader>();
  if (!list) return <PageNotFound />;
  const { items, page, pages } = list;
  const newest = page === 1 ? items[0] : undefined;
  return (
    <>
      <PageBanner title="News & Blog" eyebrow={page > 1 && `Page ${page} of ${pages}`}>
        <p className="lead">
          The arena, the rules and the machines: how the championship works, and why its tasks are
          hard.
        </p>
      </PageBanner>
      <div className="container section news-list">
        <ul className={newest ? 'card-grid with-lead' : 'card-grid'}>
          {items.map((item, index) => (
            <li key={item.id}>
              <NewsCard
                item={item}
                heading="h2"
                eager={index === 0}
                sizes={item === newest ? leadSizes : undefined}
              />
            </li>
          ))}
        </ul>
        {pages > 1 && <ListPages page={page} pages={pages} />}
      </div>
    </>
  );
}
