import { news } from '../../data/news';
import type { PathRule } from '../hosts/rules';
import { documentHead } from './documentHead';
import { missingPages, pageFiles, shellPaths, type PageFile } from './pages';
import { render } from './render';
import { siteFiles } from './siteFiles';

export interface StaticPage extends PageFile {
  noindex: boolean;
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
  const pages = await Promise.all([
    ...pageFiles(news).map((page) => renderPage(page, page.path, siteUrl)),
    ...missingPages.map(({ example, ...page }) => renderPage(page, example, siteUrl)),
  ]);
  return { pages, shellPaths, files: siteFiles(pages, news, siteUrl, new Date(builtAt)) };
}

async function renderPage(page: PageFile, path: string, siteUrl: string): Promise<StaticPage> {
  const { html, head, sources } = await render(path);
  const { noindex = false } = head;
  const { article } = page;
  // An article's body is a chunk of its own.
  const body = article ? [`src/data/news/${article.id}.html?article`] : [];
  return {
    ...page,
    noindex,
    html,
    head: documentHead(head, page, siteUrl),
    sources: [...sources, ...body],
  };
}
