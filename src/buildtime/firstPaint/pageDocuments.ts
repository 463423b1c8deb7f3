import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';
import type { StaleWords } from '../../clock/staleWords.ts';
import type { StaticPage } from '../static/renderSite.tsx';
import { matchingStyles } from './matchingStyles.ts';
import { type PageAssets, pageAssets } from './pageAssets.ts';

// How a static page starts:
// 1. It paints its HTML with inline styles: those rules of its sheets that match (`matchingStyles`).
// 2. Before that, a script in the head hides words that the date has outdated (`staleWords`).
// 3. After the first paint, `deferredEntry` turns on the whole sheets and imports the app (`pageAssets` lists both).
// 4. `main.tsx` hydrates the page.
// With linked sheets and a plain script, a slow phone would paint its first text 0.2 s later. Linked sheets need a
// further round trip. Whole inline sheets exceed the first 14 kB. Scripts compete with the hero picture for the
// connection.

interface Build {
  /** The built index.html. */
  template: string;
  manifest: Manifest;
  words: StaleWords;
  /** The code of `deferredEntry`. */
  entry: string;
  /** Reads a built file. */
  read: (file: string) => string;
}

/**
 * The documents of all pages. Inline styles serve the first paint; `deferredEntry` enables the whole style sheets.
 * @returns the HTML by file name, and the hashes of inline code for the Content-Security-Policy.
 */
export async function pageDocuments(
  pages: readonly StaticPage[],
  { template, manifest, words, entry, read }: Build,
) {
  // Imported here and not at the top, because every command of Vite loads this module.
  const { JSDOM } = await import('jsdom');
  const documents = pages.map((page) => {
    const dom = new JSDOM(template);
    const assets = pageAssets(manifest, page.sources);
    fill(dom.window.document, page, assets, words, entry);
    return { files: page.files, dom, sheets: assets.styles };
  });
  // Pages with the same style sheets share their inline styles, so that the CSP has few hashes.
  for (const key of new Set(documents.map(({ sheets }) => sheets.join()))) {
    const alike = documents.filter(({ sheets }) => sheets.join() === key);
    const css = matchingStyles(
      key.split(',').map(read).join('\n'),
      alike.map(({ dom }) => dom.serialize()).join('\n'),
    );
    for (const { dom } of alike) dom.window.document.querySelector('style')?.append(css);
  }
  const shell = new JSDOM(template);
  const inlineStyles = [shell, ...documents.map(({ dom }) => dom)].map(
    ({ window }) => window.document.querySelector('style')?.textContent ?? '',
  );
  const inlineScripts = Array.from(
    shell.window.document.querySelectorAll('script:not([src])'),
    ({ textContent }) => textContent,
  );
  return {
    documents: Object.fromEntries(
      documents.flatMap(({ files, dom }) => files.map((file) => [file, dom.serialize()])),
    ),
    scriptHashes: [entry, words.script, ...inlineScripts].map(hashOf),
    styleHashes: [...new Set(inlineStyles)].map(hashOf),
  };
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Makes the document of a page from the built index.html. */
function fill(
  document: Document,
  page: StaticPage,
  assets: PageAssets,
  words: StaleWords,
  entry: string,
): void {
  const { documentElement, head, body } = document;
  const root = document.getElementById('root');
  const title = head.querySelector('title');
  if (!root || !title) throw new Error('index.html has no #root or no title');
  root.dataset.path = page.path;
  root.innerHTML = page.html;
  const dated = root.querySelector('.dated') !== null;
  if (dated && words.htmlClass) documentElement.className = words.htmlClass;

  const links = assets.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}"`);
  const urls = assets.scripts.map((file) => `/${file}`).join(' ');
  const replaced = document.querySelectorAll(
    'title, [name=description], script[src], [rel=modulepreload], [rel=stylesheet], body > noscript',
  );
  title.insertAdjacentHTML('beforebegin', page.head + heroPreloads(root).join(''));
  for (const element of replaced) element.remove();
  for (const node of [...head.childNodes, ...body.childNodes]) {
    if (node.nodeType !== node.ELEMENT_NODE) node.remove();
  }
  if (dated) head.insertAdjacentHTML('beforeend', `<script>${words.script}</script>`);
  head.insertAdjacentHTML(
    'beforeend',
    links.map((link) => `${link} disabled>`).join('') +
      `<noscript>${links.map((link) => `${link}>`).join('')}</noscript>`,
  );
  body.insertAdjacentHTML(
    'beforeend',
    `<script type="module" id="app" data-scripts="${urls}">${entry}</script>`,
  );
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
