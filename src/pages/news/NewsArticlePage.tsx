import { Link, useLoaderData } from 'react-router-dom';
import { MissingPage } from '../../components/MissingPage';
import { Breadcrumb } from '../../components/Breadcrumb';
import { Picture } from '../../pictures/Picture';
import { formatDay } from '../../components/formatDay';
import { keepTogether } from '../../components/keepTogether';
import './article.scss';
import { ArticleBody } from './ArticleBody';
import type { loader } from './articleRoute';
import { Neighbours } from './Neighbours';
import { ShareButton } from './ShareButton';

export { loader } from './articleRoute';

/** Words that most people read in a minute. */
const wordsPerMinute = 220;

const minutesToRead = (html: string): number => {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
};

/** One article, or "News not found". See product.md, News. */
export function Component() {
  const { article } = useLoaderData<typeof loader>();
  if (!article) {
    return (
      <MissingPage
        title="News not found"
        text="There is no article at this address. The link may be incomplete, or the article may have been moved."
      >
        <Link className="btn btn-primary" to="/news-or-blog">
          All news
        </Link>
        <Link className="btn btn-outline-primary" to="/">
          Back to Home
        </Link>
      </MissingPage>
    );
  }

  const { item, body, previous, next } = article;
  return (
    <div className="container article-page" key={item.id}>
      <Breadcrumb
        trail={[
          { name: 'Home', path: '/' },
          { name: 'News & Blog', path: '/news-or-blog' },
        ]}
        current={item.title}
      />
      <article aria-labelledby="article-title">
        <header className="article-head">
          <p className="eyebrow">{item.topic}</p>
          <h1 id="article-title">{item.title}</h1>
          <p className="lead">{keepTogether(item.summary)}</p>
          <div className="actions article-facts">
            <time dateTime={item.published}>{formatDay(item.published)}</time>
            <span>{keepTogether(`${minutesToRead(body)} min read`)}</span>
            <ShareButton item={item} />
          </div>
        </header>
        <div className="article-picture">
          <Picture
            name={item.fullImage}
            alt={item.imageAlt}
            sizes="(min-width: 1248px) 1200px, 100vw"
            eager
          />
        </div>
        <ArticleBody html={body} />
      </article>
      <Neighbours previous={previous} next={next} />
    </div>
  );
}
