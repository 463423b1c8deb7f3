import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { shellFile, type BuildSettings } from '../deploy/rules.ts';
import type * as Prerender from '../prerender';
import { filesOf, pageDocument, scriptHash } from './pageDocument.ts';
import { deployFolder } from './previewPlugin.ts';

const entry = 'src/prerender.tsx';
const cache = 'node_modules/.cache';

/**
 * After the browser's bundle, writes one HTML file per public page from the same route table, the plain
 * shell, and the files that follow from the pages (sitemap, feed, robots). Nothing runs on a server: the
 * pages are rendered once, here, and the browser hydrates them.
 * The rules and recipes for hosts are written beside the site, into `build/`.
 * @param siteUrl public address of the site, without a trailing slash.
 */
export function prerender({
  siteUrl,
  ...settings
}: Omit<BuildSettings, 'scriptHash' | 'styleHashes'> & { siteUrl: string }): Plugin {
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
