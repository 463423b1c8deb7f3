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

export const scriptHashes = (words: StaleWords): string[] =>
  [deferredEntry, words.script].map(hashOf);

const builtTags =
  /[ \t]*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?\n?/g;

/** The rules of built style sheets that match the HTML. */
export const inlineStyles = (
  template: string,
  html: string,
  styles: readonly string[],
  read: (file: string) => string,
): Promise<string> =>
  matchingStyles(
    styles.map((file) => read(file).trim()).join('\n'),
    template.replace(builtTags, '').replace('<div id="root">', () => `<div id="root">${html}`),
  );

/** The HTML of a page. Inline styles serve the first paint; `deferredEntry` enables the whole style sheets. */
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
  const urls = scripts.map((file) => `/${file}`).join(' ');
  const entry = `<script type="module" id="app" data-scripts="${urls}">${deferredEntry}</script>`;
  return (
    template
      .replace(builtTags, '')
      .replace('<html', () =>
        dated && words.htmlClass ? `<html class="${words.htmlClass}"` : '<html',
      )
      .replace(/<title>[\s\S]*?<meta name="description"[^>]*>/, () => page.head)
      // Pages say themselves which parts need JavaScript.
      .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
      .replace('</head>', () => `${head.join('')}</head>`)
      .replace('<div id="root">', () => `<div id="root" data-path="${page.path}">${page.html}`)
      .replace('</body>', () => `${entry}</body>`)
      // React Router's mark for its framework mode.
      .replaceAll(' data-discover="true"', '')
  );
}

/** The document for paths without a prerendered page. */
export const shellDocument = (template: string): string =>
  template.replace(
    '<div id="root">',
    '<div id="root"><p class="container section muted needs-script">Loading…</p>',
  );
