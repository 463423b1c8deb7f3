import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';
import type { RenderedPage } from './render';
import { lateStart } from './lateStart.ts';

/** The scripts and the styles of a page's own code, as paths under the site's root. */
interface PageFiles {
  scripts: string[];
  styles: string[];
}

/** The chunks of a page: those of its sources in the route table, and an article's body. */
export function filesOf(page: RenderedPage, chunks: readonly Rolldown.OutputChunk[]): PageFiles {
  const wanted = page.sources.map((source) => source.replace(/^\./, '/src') + '.tsx');
  const article = /^\/news\/(\d+)-/.exec(page.path)?.[1];
  if (article) wanted.push(`/src/data/news/${article}.html`);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (chunk.isEntry || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported) add(imported);
    }
  };
  const own = chunks.filter(({ facadeModuleId }) =>
    wanted.some((source) => facadeModuleId?.split('?')[0]?.endsWith(source)),
  );
  if (own.length < wanted.length) throw new Error(`${page.path} has no chunk of its own`);
  own.forEach(add);
  return { scripts: [...scripts], styles: [...styles] };
}

const entryTag = /[ \t]*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\n?/;
const stylesheets = /[ \t]*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n?/g;
const preloadedModules = /[ \t]*<link rel="modulepreload"[^>]*>\n?/g;

const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/** The hash of the script that stands in the pages, for the Content-Security-Policy. */
export const scriptHash = hashOf(lateStart);

/**
 * The HTML of a page: the built document with the page's text, head, styles and preloads.
 *
 * The styles stand in the document, so that the first paint waits for nothing else; their files are named
 * in disabled links, which tells the code that loads pages that it need not ask for them.
 * @param read gives the text of a built file.
 * @returns the document and the hash of its styles for the Content-Security-Policy.
 */
export function pageDocument(
  template: string,
  page: RenderedPage,
  { scripts, styles }: PageFiles,
  read: (file: string) => string,
): { html: string; styleHash: string } {
  const entry = entryTag.exec(template)?.[1];
  if (!entry) throw new Error('The built document names no entry script');
  const shared = [...template.matchAll(stylesheets)].flatMap(([, file]) => file ?? []);
  const files = [...new Set([...shared, ...styles])];
  const css = files.map((file) => read(file).trim()).join('\n');
  const links = [
    ...heroPreloads(page.html),
    ...fontPreloads(css),
    ...files.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" disabled>`),
    ...(page.isAccountPage ? modulePreloads(template, scripts) : []),
  ];
  const late = `<script type="module" id="app" data-src="${entry}" data-preload="${[entry, ...sources(template, scripts)].join(' ')}">${lateStart}</script>`;
  const html = template
    .replace(entryTag, (tag) => (page.isAccountPage ? lowPriority(tag) : ''))
    .replace(preloadedModules, (tag) => (page.isAccountPage ? lowPriority(tag) : ''))
    .replace(stylesheets, '')
    .replace(/<title>[\s\S]*?<meta name="description"[^>]*>/, () => page.head)
    .replace('</head>', () => `  <style>${css}</style>\n    ${links.join('\n    ')}\n  </head>`)
    // What a page needs scripts for, it says itself.
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
    .replace('<div id="root">', () => `<div id="root" data-path="${page.path}">${page.html}`)
    .replace('</body>', () => (page.isAccountPage ? '</body>' : `  ${late}\n  </body>`))
    .replace(/>\n\s*</g, '><');
  return { html, styleHash: hashOf(css) };
}

/** The scripts that the entry needs at once, and those of the page. */
const sources = (template: string, scripts: readonly string[]) => [
  ...new Set([
    ...[...template.matchAll(preloadedModules)].flatMap(
      ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? [],
    ),
    ...scripts.map((file) => `/${file}`),
  ]),
];

const modulePreloads = (template: string, scripts: readonly string[]) =>
  scripts
    .filter((file) => !template.includes(`"/${file}"`))
    .map((file) => lowPriority(`<link rel="modulepreload" crossorigin href="/${file}">`));

/** The heading's face: early, but never before the text and the picture that are seen first. */
const fontPreloads = (css: string) =>
  [...new Set(css.match(/\/assets\/[^)"']+\.woff2/g))].map(
    (href) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${href}">`,
  );

/** People come to pages with a form to type: their scripts come early, but behind what is seen first. */
const lowPriority = (tag: string): string =>
  tag.replace(/<(script type="module"|link rel="modulepreload")/, '<$1 fetchpriority="low"');

/** Asks early for the pictures that a page marks as urgent, with the candidates of their `<picture>`. */
function heroPreloads(html: string): string[] {
  return [...html.matchAll(/<picture[^>]*>(.*?)<\/picture>/gs)].flatMap(([, picture = '']) => {
    if (!/<img[^>]*fetchPriority="high"/i.test(picture)) return [];
    const sources = [...picture.matchAll(/<source[^>]*type="image\/avif"[^>]*>/gi)];
    return sources.map(([source]) => {
      const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(source)?.[1];
      const media = value('media');
      return (
        `<link rel="preload" as="image" type="image/avif" fetchpriority="high"` +
        ` imagesrcset="${value('srcset') ?? ''}" imagesizes="${value('sizes') ?? '100vw'}"` +
        `${media ? ` media="${media}"` : ''}>`
      );
    });
  });
}
