import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { shellFile, type BuildSettings } from '../hosts/rules.ts';
import type * as Render from '../static/render';
import { filesOf, pageDocument, scriptHash } from '../static/pageDocument.ts';
import { deployFolder } from './preview.ts';

const entry = 'src/buildtime/static/render.tsx';
const cache = 'node_modules/.cache';

/**
 * After the browser's bundle, writes one HTML file per public page from the same route table, the plain
 * shell, and the files that follow from the pages (sitemap, feed, robots). Nothing runs on a server: the
 * pages are rendered once, here, and the browser hydrates them.
 * The rules and recipes for hosts are written beside the site, into `build/`.
 * @param siteUrl public address of the site, without a trailing slash.
 */
export function staticPages({
  siteUrl,
  ...settings
}: Omit<BuildSettings, 'scriptHash' | 'styleHashes'> & { siteUrl: string }): Plugin {
  let outDir = '';
  let mode = '';
  let active = false;
  let chunks: Rolldown.OutputChunk[] = [];
  return {
    name: 'static-pages',
    apply: 'build',
    // In the bundle that renders the pages, each row of the route table names the source of its page.
    transform: {
      filter: { id: /src\/routes\.tsx$/ },
      handler(code) {
        if (active) return undefined;
        return code.replace(/page: \(\) => import\((['"])(.+?)\1\)/g, '$&, source: $1$2$1');
      },
    },
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
      const file = pathToFileURL(resolve(serverBundle, 'render.js'));
      const server = (await import(file.href)) as typeof Render;
      const template = readFileSync(join(outDir, 'index.html'), 'utf8');
      const styleHashes = new Set<string>();
      for (const page of await server.renderAll(siteUrl)) {
        const { html, styleHash } = pageDocument(template, page, filesOf(page, chunks), (name) =>
          readFileSync(join(outDir, name), 'utf8'),
        );
        write(join(outDir, page.file), html);
        styleHashes.add(styleHash);
      }
      // Until the script has come, the page would be empty.
      const loading = '<div id="root"><p class="container section muted">Loading…</p>';
      write(join(outDir, shellFile), template.replace('<div id="root">', loading));
      const { files, rules, nginx } = await server.siteFiles(siteUrl, {
        ...settings,
        scriptHash,
        styleHashes: [...styleHashes],
      });
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
