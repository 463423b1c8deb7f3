import { createHash } from 'node:crypto';
import { lateStart } from './lateStart.ts';
import type { PageFiles } from './pageFiles.ts';
import { fontPreloads, heroPreloads } from './preloads.ts';
import type { StaticPage } from './site';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The hash of the pages' inline script, for the Content-Security-Policy. */
export const scriptHash = hashOf(lateStart);

/** The tags that the bundler puts into the document. */
const builtTags =
  /[ \t]*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?\n?/g;

/**
 * The HTML of a page: the built document with the page's text, head, styles and preloads.
 *
 * The styles are inline, so that the first paint waits for nothing else; their files are named
 * in disabled links, which tells the code that loads pages that it need not ask for them.
 * @param read gives the text of a built file.
 * @returns the document and the hash of its styles for the Content-Security-Policy.
 */
export function pageDocument(
  template: string,
  page: StaticPage,
  { scripts, styles }: PageFiles,
  read: (file: string) => string,
): { html: string; styleHash: string } {
  const css = styles.map((file) => read(file).trim()).join('\n');
  const head = [
    `<style>${css}</style>`,
    ...heroPreloads(page.html),
    ...fontPreloads(css),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" disabled>`),
  ];
  const html = template
    .replace(builtTags, '')
    .replace(/<title>[\s\S]*?<meta name="description"[^>]*>/, () => page.head)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    // What a page needs scripts for, it says itself.
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
    .replace('<div id="root">', () => `<div id="root" data-path="${page.path}">${page.html}`)
    .replace('</body>', () => `  ${lateScripts(scripts)}\n  </body>`)
    .replace(/>\n\s*</g, '><');
  return { html, styleHash: hashOf(css) };
}

const lateScripts = (scripts: readonly string[]) =>
  `<script type="module" id="app" data-scripts="${scripts.map((file) => `/${file}`).join(' ')}">${lateStart}</script>`;

/** The document of addresses without a page of their own: until the script has come, it would be empty. */
export const shellDocument = (template: string): string =>
  template.replace(
    '<div id="root">',
    '<div id="root"><p class="container section muted">Loading…</p>',
  );
