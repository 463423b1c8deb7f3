import { news, type NewsItem } from '../../data/news';
import type { PathRule } from '../hosts/rules';
import { documentHead } from './documentHead';
import { filesOfRoutes, type PageFile } from './filesOfRoutes';
import { render } from './render';
import { otherFiles } from './otherFiles';

export interface StaticPage extends PageFile {
  noindex: boolean;
  article?: NewsItem;
  html: string;
  head: string;
  sources: readonly string[];
}

export interface StaticSite {
  pages: readonly StaticPage[];
  shellPaths: readonly Omit<PathRule, 'file'>[];
  files: Readonly<Record<string, string>>;
}

/** Renders the whole site. */
export async function renderSite(siteUrl: string, builtAt: number): Promise<StaticSite> {
  const { pages, notFound, shells } = await filesOfRoutes();
  const rendered = await Promise.all([
    ...pages.map((page) => renderPage(page, page.path, siteUrl)),
    ...notFound.map(({ example, ...page }) => renderPage(page, example, siteUrl)),
  ]);
  const files = otherFiles(rendered, news, siteUrl, new Date(builtAt));
  return { pages: rendered, shellPaths: shells, files };
}

async function renderPage(page: PageFile, path: string, siteUrl: string): Promise<StaticPage> {
  const { html, head, sources } = await render(path);
  const { noindex = false, article } = head;
  // An article's body is a chunk of its own.
  const body = article ? [`src/data/news/${article.id}.html?article`] : [];
  return {
    ...page,
    noindex,
    article,
    html,
    head: documentHead(head, page.path, siteUrl),
    sources: [...sources, ...body],
  };
}
