import type { ComponentType } from 'react';
import { data, Link, type LoaderFunctionArgs, type Params, useLoaderData } from 'react-router-dom';
import { builtAfterEvent } from '../../clock/phases.ts';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { NotFound } from '../../components/NotFound.tsx';
import { championship } from '../../data/championship.ts';
import { formatDay } from '../../data/days.ts';
import { news } from '../../data/news.ts';
import { newsPath } from '../../data/newsPath.ts';
import { nonBreaking } from '../../data/nonBreaking.ts';
import { minWidth } from '../../pictures/breakpoints.ts';
import { Picture } from '../../pictures/Picture.tsx';
import type { StaticPage } from '../../routing/pageModule.ts';
import { awaitModule } from '../../routing/reloadOnMissingChunk.ts';
import { NextToRead } from './NextToRead.tsx';
import { ShareButton } from './ShareButton.tsx';
import './article.scss';

interface ArticleBody {
  default: ComponentType;
  /** Time to read. */
  minutes: number;
}

/** Each article's body is a chunk of its own; see buildtime/plugins/articles.ts. */
const bodies = import.meta.glob<ArticleBody | undefined>('./articles/*.html', {
  query: '?article',
});

/** The part of the parameter before its first dash. */
const idOfSlug = (slug = '') => slug.split('-', 1)[0] ?? '';

const importBody = (id: string) => bodies[`./articles/${id}.html`]?.();

export const prefetchData = ({ id }: Params) => importBody(idOfSlug(id));

/** Links with an old slug stay valid. */
export const listPages = (): StaticPage[] => [
  ...news.map((item) => ({
    path: newsPath(item),
    alsoAt: [`/news/${item.id}`, `/news/${item.id}-*`],
    sources: [`pages/news/articles/${item.id}.html?article`],
  })),
  { path: '/news/not-found', isNotFound: true },
];

const notFound = {
  title: 'News not found',
  description: 'There is no article at this URL.',
  noindex: true,
};

export async function loader({ params }: LoaderFunctionArgs) {
  const id = idOfSlug(params.id);
  const item = news.find((article) => String(article.id) === id);
  const body = item && importBody(id);
  if (!body) return data({ head: notFound, article: null }, { status: 404 });
  const { default: Body, minutes } = await awaitModule(body);
  return data({
    head: {
      title: item.title,
      description: item.summary,
      canonical: newsPath(item),
      article: item,
    },
    article: { item, Body, minutes },
  });
}

/** One article, or "News not found". See product.md, News. */
export default function NewsArticlePage() {
  const { article } = useLoaderData<typeof loader>();
  if (!article) {
    return (
      <NotFound>
        <h1>News not found</h1>
        <p className="lead">There is no article at this URL. The link may be incomplete.</p>
        <div className="actions">
          <Link className="btn btn-primary" to="/news-or-blog">
            All News
          </Link>
          <Link className="btn btn-secondary" to="/">
            Back to Home
          </Link>
        </div>
      </NotFound>
    );
  }

  const { item, Body, minutes } = article;
  return (
    <div className="article-page" key={item.id}>
      <article aria-labelledby="article-title">
        <div className="container">
          <Breadcrumb
            parent={{ name: 'News & Blog', path: '/news-or-blog' }}
            current={item.title}
          />
          <header className="article-head">
            <p className="eyebrow">{item.topic}</p>
            <h1 id="article-title">{item.title}</h1>
            <p className="lead">{nonBreaking(item.summary)}</p>
            <div className="actions article-meta muted">
              <time dateTime={item.published}>{formatDay(item.published)}</time>
              <span>{nonBreaking(`${minutes} min read`)}</span>
              {item.published < championship.firstDay && (
                <p className="article-note">
                  Written before the championship
                  {builtAfterEvent() && nonBreaking(`, which took place on ${championship.dates}`)}.
                </p>
              )}
              <ShareButton item={item} />
            </div>
          </header>
          <div className="article-picture">
            <Picture
              name={item.fullImage}
              alt={item.imageAlt}
              sizes={`${minWidth.container} 1200px, 100vw`}
              eager
            />
          </div>
        </div>
        <div className="paper">
          <div className="container">
            <div className="prose article-body">
              <Body />
            </div>
            <NextToRead item={item} />
          </div>
        </div>
      </article>
    </div>
  );
}
