import { news } from '../../data/news';
import type { PathRule } from '../hosts/rules';
import { documentHead } from './documentHead';
import { missingPages, pageFiles, shellPaths, type PageFile } from './pages';
import { render } from './render';
import { siteFiles } from './siteFiles';

/** One page as the build writes it. */
export interface StaticPage extends PageFile {
  /** True for pages that search engines leave out. */
  noindex: boolean;
  /** Content of `#root`. */
  html: string;
  /** Tags for the document's head. */
  head: string;
  /** Modules that the page is made of, as paths from the project's root. */
  sources: readonly string[];
}

/** The site as it follows from the route table and the data. */
export interface StaticSite {
  pages: readonly StaticPage[];
  /** Addresses without a page of their own. */
  shellPaths: readonly Omit<PathRule, 'file'>[];
  /** Files for machines, by name. */
  files: Readonly<Record<string, string>>;
}

/**
 * Renders the whole site, each page once.
 * @param url public URL of the site, without a trailing slash.
 * @param builtAt milliseconds since 1970.
 */
export async function renderSite(url: string, builtAt: number): Promise<StaticSite> {
  const pages = await Promise.all([
    ...pageFiles(news).map((address) => renderPage(address, address.path, url)),
    ...missingPages.map((address) => renderPage(address, address.example, url)),
  ]);
  return { pages, shellPaths, files: siteFiles(pages, news, url, new Date(builtAt)) };
}

async function renderPage(address: PageFile, shown: string, url: string): Promise<StaticPage> {
  const { html, head, sources } = await render(shown);
  const { noindex = false } = head;
  const { article } = address;
  return {
    ...address,
    noindex,
    html,
    head: documentHead(head, address, url),
    // An article's body is a chunk of its own.
    sources: article ? [...sources, `src/data/news/${article.id}.html?raw`] : sources,
  };
}
