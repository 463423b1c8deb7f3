import { data, type LoaderFunctionArgs } from 'react-router-dom';
import shelves from 'virtual:news/shelves';
import { keepTogether } from '../../components/keepTogether';
import { newsPath } from '../../components/newsPath';
import type { Article } from '../../data/news';
import type { Head } from '../../layout/head';
import { loadPart } from './loadPart';

/** The article of an address; only the part before the first dash counts. See product.md, News. */
async function findArticle(param = ''): Promise<Article | undefined> {
  const [id = ''] = param.split('-', 1);
  const loadShelf = shelves.get(id.slice(0, -2));
  const loadArticle = loadShelf && (await loadPart(loadShelf)).get(id);
  return loadArticle && loadPart(loadArticle);
}

/** What the page of an article shows, and its head. */
interface ArticleData {
  head: Head;
  /** Its body is HTML, not yet sanitized; null when there is no such article. */
  article: Article | null;
}

/** Gives the article of the address; none, with the status 404, when there is none. */
export async function loader({ params }: LoaderFunctionArgs) {
  const article = await findArticle(params.id);
  if (!article) {
    const head = {
      title: 'News not found',
      description: 'There is no article at this address.',
      noindex: true,
    };
    return data<ArticleData>({ head, article: null }, { status: 404 });
  }
  const { item, body } = article;
  // An article has its own title and description, and one address that counts.
  const head = { title: item.title, description: item.summary, canonical: newsPath(item) };
  return data<ArticleData>({ head, article: { ...article, body: keepTogether(body) } });
}
