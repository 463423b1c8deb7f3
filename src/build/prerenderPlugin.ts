import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { shellFile, type BuildSettings } from '../deploy/rules.ts';
import type * as Prerender from '../prerender';
import { deployFolder } from './previewPlugin.ts';

const entry = 'src/prerender.tsx';
const cache = 'node_modules/.cache';

/** The script and the styles of a page's own code. */
interface PageFiles {
  scripts: string[];
  styles: string[];
}

/**
 * After the browser's bundle, writes one HTML file per public page from the same route table, the plain
 * shell, and the files that follow from the pages (sitemap, feed, robots). Nothing runs on a server: the
 * pages are rendered once, here, and the browser hydrates them.
 * The rules and recipes for hosts are written beside the site, into `build/`.
 * @param siteUrl public address of the site, without a trailing slash.
 */
export function prerender({ siteUrl, ...settings }: BuildSettings & { siteUrl: string }): Plugin {
  let outDir = '';
  let mode = '';
  let active = false;
  let chunks: Rolldown.OutputChunk[] = [];
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      active = !config.build.ssr && !config.isWorker;
      outDir = resolve(config.root, config.build.outDir);
      mode = config.mode;
    },
    writeBundle(_options, bundle) {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    },
    async closeBundle(error) {
      if (!active || error) return;
      // A folder of its own each time, because Node keeps what it imported once.
      mkdirSync(cache, { recursive: true });
      const serverBundle = mkdtempSync(join(cache, 'prerender-'));
      await build({
        mode,
        logLevel: 'warn',
        build: { ssr: entry, outDir: serverBundle, emptyOutDir: true, copyPublicDir: false },
      });
      const file = pathToFileURL(resolve(serverBundle, 'prerender.js'));
      const server = (await import(file.href)) as typeof Prerender;
      const template = readFileSync(join(outDir, 'index.html'), 'utf8');
      for (const page of await server.renderAll(siteUrl)) {
        write(join(outDir, page.file), pageDocument(template, page, filesOf(page, chunks)));
      }
      write(join(outDir, shellFile), lowPriority(template));
      const { files, rules, nginx } = await server.siteFiles(siteUrl, settings);
      for (const [name, content] of Object.entries(files)) write(join(outDir, name), content);
      write(join(deployFolder(outDir), 'rules.json'), JSON.stringify(rules, null, 2));
      write(join(deployFolder(outDir), 'nginx.conf'), nginx);
      rmSync(serverBundle, { recursive: true });
    },
  };
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The chunks of a page: components are named after their files, an article's body after its id. */
function filesOf(page: Prerender.RenderedPage, chunks: readonly Rolldown.OutputChunk[]): PageFiles {
  const sources = page.components.map((name) => `${name}.tsx`);
  const article = /^\/news\/(\d+)-/.exec(page.path)?.[1];
  if (article) sources.push(`${article}.html`);
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
  for (const chunk of chunks) {
    const source = basename((chunk.facadeModuleId ?? '').split('?')[0] ?? '');
    if (sources.includes(source)) add(chunk);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function pageDocument(template: string, page: Prerender.RenderedPage, { scripts, styles }: PageFiles): string {
  const isNew = (file: string) => !template.includes(`"/${file}"`);
  const links = [
    ...heroPreloads(page.html),
    ...styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  const document = template
    .replace(/<title>[\s\S]*?<meta name="description"[^>]*>/, () => page.head)
    .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
    // What a page needs scripts for, it says itself.
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
    .replace('<div id="root">', () => `<div id="root" data-path="${page.path}">${page.html}`);
  return lowPriority(document);
}

/** Scripts wait for what is seen first: the styles and the picture at the top. */
const lowPriority = (document: string): string =>
  document.replace(
    /<(script type="module"|link rel="modulepreload")/g,
    (tag) => `${tag} fetchpriority="low"`,
  );

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
