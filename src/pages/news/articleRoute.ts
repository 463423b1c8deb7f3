import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { keepTogether } from '../../components/keepTogether';
import type { Head, RouteHandle } from '../../layout/head';
import { news, type NewsItem } from '../../data/news';
import {} from '../../components/newsPath';
import { newsPath } from '../../components/newsPath';

/** An article with its body. */
export interface Article {
  item: NewsItem;
  /** HTML, not yet sanitized. */
  body: string;
}

/** Each body is a chunk of its own, loaded with its article. */
const bodies = import.meta.glob<string>('../../data/news/*.html', {
  query: '?raw',
  import: 'default',
});

/** The item of an address; only the part before the first dash counts. See product.md, News. */
function findItem(param = ''): NewsItem | undefined {
  const [id] = param.split('-', 1);
  return news.find((item) => String(item.id) === id);
}

/** Gives the article of the address; null and the status 404 when there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const item = findItem(params.id);
  const loadBody = item && bodies[`../../data/news/${item.id}.html`];
  if (!item || !loadBody) return data<Article | null>(null, { status: 404 });
  return data<Article | null>({ item, body: keepTogether(await loadBody()) });
}

function head(params: Readonly<Record<string, string | undefined>>): Head {
  const item = findItem(params.id);
  return item
    ? { title: item.title, description: item.summary, canonical: newsPath(item) }
    : {
        title: 'News not found',
        description: 'There is no article at this address.',
        noindex: true,
      };
}

/** An article has its own title and description, and one address that counts. */
export const handle: RouteHandle = { head };
