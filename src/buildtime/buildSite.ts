import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, minifySync, type Plugin } from 'vite';
import { phaseAt } from '../clock/phases.ts';
import { pageDocuments } from './firstPaint/pageDocuments.ts';
import { staleCheck } from './firstPaint/staleCheck.ts';
import { writeCompressedCopies } from './hosts/compressedCopies.ts';
import { netlifyFiles } from './hosts/netlify.ts';
import { nginxFiles } from './hosts/nginx.ts';
import { securityHeaders } from './hosts/securityHeaders.ts';
import { hostConfigFile, hostConfigFolder, shellFile } from './outputFiles.ts';
import type * as Site from './prerender/renderSite.tsx';
import type { Settings } from './settings.ts';

const entryFile = 'src/buildtime/firstPaint/deferredEntry.js';
const renderFile = 'src/buildtime/prerender/renderSite.tsx';

/** Vite bundles the app, with the modules and files of `plugins/`. Then this plugin makes the site from it. */
export const buildSite = (settings: Settings): Plugin => ({
  name: 'site',
  // Not for the build that `compileAndRender` starts, which has the same configuration.
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  config: () => ({ build: { manifest: true } }),
  configResolved({ logger }) {
    for (const warning of settings.warnings) logger.warn(warning);
  },
  async writeBundle() {
    const { build: options, mode } = this.environment.config;
    await writeSite(options.outDir, mode, settings);
  },
});

/** The steps after the bundle, by folder. Writes the site in `outDir`, and the configuration of hosts outside it. */
async function writeSite(outDir: string, mode: string, settings: Settings): Promise<void> {
  const { siteUrl, builtAt } = settings;
  const configFolder = hostConfigFolder(outDir);
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const template = read('index.html');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  rmSync(join(outDir, '.vite'), { recursive: true });

  // prerender/: the HTML of each page, the file of each path, and sitemap, feed, robots.txt, security.txt.
  const site = await compileAndRender(join(configFolder, 'prerender'), mode, settings);

  // firstPaint/: index.html with each page and its styles and scripts, and the hashes of inline code.
  const { documents, ...hashes } = await pageDocuments(site.pages, {
    template,
    manifest,
    staleCheck: staleCheck(phaseAt(builtAt)),
    entry: minifySync(entryFile, readFileSync(entryFile, 'utf8'), { module: true }).code,
    read,
  });

  // hosts/: the configuration of any host, and from it the files for Netlify and the nginx configuration.
  const headers = securityHeaders({ ...settings, ...hashes });
  const hostConfig = { routes: site.hostRoutes, headers };

  writeFiles(outDir, {
    ...documents,
    [shellFile]: template,
    ...site.files,
    ...netlifyFiles(hostConfig),
  });
  await writeCompressedCopies(outDir);
  writeFiles(configFolder, {
    [hostConfigFile]: JSON.stringify(hostConfig, null, 2),
    ...nginxFiles(hostConfig, siteUrl),
  });
}

/** Compiles `renderSite` and all pages for Node, into a temporary folder, and runs it. */
async function compileAndRender(folder: string, mode: string, { siteUrl, builtAt }: Settings) {
  await build({
    mode,
    logLevel: 'warn',
    build: { ssr: renderFile, outDir: folder, emptyOutDir: true, copyPublicDir: false },
  });
  const { href } = pathToFileURL(resolve(folder, 'renderSite.js'));
  const { renderSite } = (await import(href)) as typeof Site;
  const site = await renderSite(siteUrl, builtAt);
  rmSync(folder, { recursive: true });
  return site;
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
