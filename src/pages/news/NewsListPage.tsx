import { data, Link, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import news from 'virtual:news';
import { NewsCard } from '../../components/NewsCard';
import { PageBanner } from '../../components/PageBanner';
import { NotFound } from '../../components/NotFound';
import { newsListPath } from '../../data/newsPath';
import { notFoundHead } from '../../layout/head';
import type { StaticPaths } from '../../layout/pageModule';
import './news.scss';
import { newsPages } from './newsPages';

export const staticPaths = (): StaticPaths => ({
  paths: newsPages(news).map(({ page }) => newsListPath(page)),
  otherPaths: '404',
});

/** Finds the page of the list. */
export function loader({ params }: LoaderFunctionArgs) {
  const list = newsPages(news).find(
    ({ page }) => params.page === (page > 1 ? `${page}` : undefined),
  );
  if (!list) return data({ head: notFoundHead, list }, { status: 404 });
  const { head } = list;
  return data({ ...(head && { head }), list });
}

const groups = [
  { id: 'courses', title: 'The courses' },
  { id: 'rules', title: 'The rules' },
  { id: 'watching', title: 'Watching' },
] as const;

/** The first article gets its own row if the last row of three would hold only one; two share a row. */
function layoutOf(articles: readonly unknown[]): string {
  if (articles.length === 2) return 'in-pairs';
  return articles.length % 3 === 1 ? 'with-lead' : '';
}

const isLarge = (articles: readonly unknown[], index: number): boolean =>
  layoutOf(articles) === 'in-pairs' || (layoutOf(articles) === 'with-lead' && index === 0);

const largeSizes =
  '(min-width: 78rem) 45rem, (min-width: 62rem) 58vw, (min-width: 40rem) 47vw, 94vw';

/** All articles in three groups, newest first, page by page. See product.md, News. */
export function NewsListPage() {
  const { list } = useLoaderData<typeof loader>();
  if (!list) return <NotFound />;
  const { items, page, pages } = list;
  const shown = groups
    .map((group) => ({ ...group, articles: items.filter((item) => item.group === group.id) }))
    .filter(({ articles }) => articles.length > 0);
  const first = shown[0]?.articles[0];
  return (
    <>
      <PageBanner title="News & Blog" eyebrow={page > 1 && `Page ${page} of ${pages}`}>
        <p className="lead">
          The arena, the rules and the machines: how the championship works, and why its tasks are
          hard.
        </p>
        <a className="more-link" href="/feed.xml">
          News feed (Atom)
        </a>
      </PageBanner>
      <div className="container section news-list">
        {shown.map(({ id, title, articles }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <ul className={`card-grid ${layoutOf(articles)}`}>
              {articles.map((item, index) => (
                <li key={item.id}>
                  <NewsCard
                    item={item}
                    eager={item === first}
                    sizes={isLarge(articles, index) ? largeSizes : undefined}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {pages > 1 && <Pagination page={page} pages={pages} />}
      </div>
    </>
  );
}

const Pagination = ({ page, pages }: { page: number; pages: number }) => (
  <nav className="actions pagination" aria-label="News pages">
    {page > 1 && (
      <Link className="btn btn-outline-primary" rel="prev" to={newsListPath(page - 1)}>
        Newer articles
      </Link>
    )}
    {page < pages && (
      <Link className="btn btn-outline-primary" rel="next" to={newsListPath(page + 1)}>
        Older articles
      </Link>
    )}
  </nav>
);
