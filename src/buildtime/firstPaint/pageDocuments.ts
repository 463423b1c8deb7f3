import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';
import { pageFile } from '../outputFiles.ts';
import type { RenderedPage } from '../prerender/renderSite.tsx';
import { matchingStyles } from './matchingStyles.ts';
import type { StaleCheck } from './staleCheck.ts';

// How a static page starts:
// 1. A script in the head hides words that the date has outdated (`staleCheck`).
// 2. The page paints its HTML with inline styles: those rules of its sheets that match (`matchingStyles`).
// 3. After the first paint, `deferredEntry` turns on the whole sheets and imports the app (`pageAssets` lists both).
// 4. `main.tsx` hydrates the page.
// ARCHITECTURE.md, How a page loads, lists every step and what it saves.

interface Build {
  /** The built index.html. */
  template: string;
  manifest: Manifest;
  staleCheck: StaleCheck;
  /** The code of `deferredEntry`. */
  entry: string;
  /** Reads a built file. */
  read: (file: string) => string;
}

/**
 * The documents of all pages.
 * @returns the HTML by file name, and the hashes of inline code for the Content-Security-Policy.
 */
export async function pageDocuments(pages: readonly RenderedPage[], build: Build) {
  // Imported here and not at the top, because every command of Vite loads this module.
  const { JSDOM } = await import('jsdom');
  const { document: shell } = new JSDOM(build.template).window;
  const filled = pages.map((page) => {
    const { document } = new JSDOM(build.template).window;
    const { scripts, styles } = pageAssets(build.manifest, page.sources);
    fill(document, page, scripts, styles, build);
    return { file: pageFile(page.path), document, css: styles.map(build.read).join('\n') };
  });
  // Pages with the same style sheets get the same inline styles, with all rules that any of these pages needs, so that
  // the CSP has few hashes.
  for (const css of new Set(filled.map((page) => page.css))) {
    const documents = filled.filter((page) => page.css === css).map(({ document }) => document);
    const inlined = matchingStyles(css, documents.map(toHtml).join('\n'));
    for (const document of documents) styleOf(document).append(inlined);
  }
  const inlineStyles = [shell, ...filled.map(({ document }) => document)].map(
    (document) => styleOf(document).textContent,
  );
  const inlineScripts = Array.from(
    shell.querySelectorAll('script:not([src])'),
    ({ textContent }) => textContent,
  );
  return {
    documents: Object.fromEntries(filled.map(({ file, document }) => [file, toHtml(document)])),
    scriptHashes: [build.entry, build.staleCheck.script, ...inlineScripts].map(hashOf),
    styleHashes: [...new Set(inlineStyles)].map(hashOf),
  };
}

function styleOf(document: Document): HTMLStyleElement {
  const style = document.querySelector('style');
  if (!style) throw new Error('index.html has no style element');
  return style;
}

const toHtml = ({ documentElement }: Document) => `<!DOCTYPE html>${documentElement.outerHTML}`;

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The built files of the entry and of a page's modules, with their static imports. The entry is the first script. */
function pageAssets(manifest: Manifest, sources: readonly string[] = []) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The manifest has no chunk for ${source}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(add);
    // Styles of imports first, the order in which the app loads them.
    for (const file of chunk.css ?? []) styles.add(file);
  };
  ['index.html', ...sources.map((source) => `src/${source}`)].forEach(add);
  return { scripts: [...scripts], styles: [...styles] };
}

/** Makes the document of a page from the built index.html. */
function fill(
  document: Document,
  page: RenderedPage,
  scripts: readonly string[],
  styles: readonly string[],
  { staleCheck, entry }: Build,
): void {
  const root = document.getElementById('root');
  const title = document.querySelector('title');
  if (!root || !title) throw new Error('index.html has no #root or no title');
  removeReplaced(document);
  if (page.isNotFound) root.dataset.notFound = '';
  else root.dataset.path = page.path;
  root.innerHTML = page.html;
  const { documentElement, head, body } = document;
  const dated = root.querySelector('.dated') !== null;
  if (dated && staleCheck.htmlClass) documentElement.className = staleCheck.htmlClass;
  title.insertAdjacentHTML('beforebegin', page.headHtml + heroPreloads(root).join(''));
  title.remove();
  const links = (state: '' | ' disabled') =>
    styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}"${state}>`).join('');
  const check = dated ? `<script>${staleCheck.script}</script>` : '';
  const noscript = `<noscript>${links('')}</noscript>`;
  head.insertAdjacentHTML('beforeend', check + links(' disabled') + noscript);
  const urls = scripts.map((file) => `/${file}`).join(' ');
  body.insertAdjacentHTML(
    'beforeend',
    `<script type="module" id="app" data-scripts="${urls}">${entry}</script>`,
  );
}

/** Removes the elements that each page replaces with its own and, to save bytes, comments and white space. */
function removeReplaced(document: Document): void {
  const { head, body } = document;
  const replaced = document.querySelectorAll(
    '[name=description], script[src], [rel=modulepreload], [rel=stylesheet], body > noscript',
  );
  for (const element of replaced) element.remove();
  for (const node of [...head.childNodes, ...body.childNodes]) {
    if (node.nodeType !== node.ELEMENT_NODE) node.remove();
  }
}

/** Preloads the AVIF sources of pictures with a high fetch priority. */
function heroPreloads(root: Element): string[] {
  const sources = root.querySelectorAll<HTMLSourceElement>(
    'picture:has([fetchpriority=high]) source[type="image/avif"]',
  );
  return [...sources].map(
    ({ srcset, sizes, media }) =>
      `<link rel="preload" as="image" type="image/avif" fetchpriority="high"` +
      ` imagesrcset="${srcset}" imagesizes="${sizes || '100vw'}"${media && ` media="${media}"`}>`,
  );
}
