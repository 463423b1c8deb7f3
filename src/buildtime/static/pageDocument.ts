import { createHash } from 'node:crypto';
import { deferredEntry } from './deferredEntry.ts';
import type { PageAssets } from './pageAssets.ts';
import { matchingStyles } from './matchingStyles.ts';
import { fontPreloads, heroPreloads } from './preloads.ts';
import type { StaticPage } from './site';
import type { StaleWords } from './staleWords';

/** The hash of an inline script or style, for the Content-Security-Policy. */
export const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The hashes of the pages' inline scripts, for the Content-Security-Policy. */
export const scriptHashes = (words: StaleWords): string[] =>
  [deferredEntry, words.script].map(hashOf);

/** The tags that the bundler puts into the document. */
const builtTags =
  /[ \t]*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?\n?/g;

/**
 * The inline styles of pages that consist of the same style sheets: the rules that match something in one of them.
 * @param read gives the text of a built file.
 */
export function inlineStyles(
  template: string,
  pages: readonly StaticPage[],
  styles: readonly string[],
  read: (file: string) => string,
): Promise<string> {
  const css = styles.map((file) => read(file).trim()).join('\n');
  const html = pages.map((page) => page.html).join('');
  return matchingStyles(
    css,
    template.replace(builtTags, '').replace('<div id="root">', `$&${html}`),
  );
}

/**
 * The HTML of a page: the built document with the page's text, head, styles and preloads.
 *
 * The styles are inline, so that the first paint waits for nothing else. The whole style sheets are disabled links,
 * which `deferredEntry` turns on; without JavaScript they load at once.
 * @param css the inline styles.
 */
export function pageDocument(
  template: string,
  page: StaticPage,
  { scripts, styles }: PageAssets,
  css: string,
  words: StaleWords,
): string {
  const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}"`);
  const dated = /class="([^"]* )?dated[ "]/.test(page.html);
  const head = [
    ...(dated ? [`<script>${words.script}</script>`] : []),
    `<style>${css}</style>`,
    ...heroPreloads(page.html),
    ...fontPreloads(css),
    ...links.map((link) => `${link} disabled>`),
    `<noscript>${links.map((link) => `${link}>`).join('')}</noscript>`,
  ];
  return (
    template
      .replace(builtTags, '')
      .replace('<html', () =>
        dated && words.htmlClass ? `<html class="${words.htmlClass}"` : '<html',
      )
      .replace(/<title>[\s\S]*?<meta name="description"[^>]*>/, () => page.head)
      // What a page needs scripts for, it says itself.
      .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
      .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
      .replace('<div id="root">', () => `<div id="root" data-path="${page.path}">${page.html}`)
      .replace('</body>', () => `  ${entryScript(scripts)}\n  </body>`)
      .replace(/>\n\s*</g, '><')
  );
}

const entryScript = (scripts: readonly string[]) =>
  `<script type="module" id="app" data-scripts="${scripts.map((file) => `/${file}`).join(' ')}">${deferredEntry}</script>`;

/** The document of addresses without a page of their own: until the script has come, it would be empty. */
export const shellDocument = (template: string): string =>
  template.replace(
    '<div id="root">',
    '<div id="root"><p class="container section muted needs-script">Loading…</p>',
  );
