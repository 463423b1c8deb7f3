import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minifySync, type Manifest, type Plugin } from 'vite';
import { compressedCopies, writeCompressedCopies } from '../hosts/compressedCopies.ts';
import { nginxConfig, nginxExtras } from '../hosts/nginx.ts';
import { staticHostFiles } from '../hosts/staticHostFiles.ts';
import { hostConfigFolder, hostRulesFile, shellFile, hostRules } from '../hosts/rules.ts';
import { securityHeaders } from '../hosts/securityHeaders.ts';
import type { Settings } from '../settings.ts';
import { staleWords } from '../../clock/staleWords.ts';
import { deferredEntry } from '../firstPaint/deferredEntry.ts';
import { pageDocuments } from '../firstPaint/pageDocuments.ts';
import type * as Site from '../static/renderSite';

/** Rendering does not need styles, and compiling them would be its slowest step. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: { filter: { id: /\.s?css$/ }, handler: () => '' },
};

/** Writes the HTML, the shell, sitemap and feed, compressed copies and, beside the site, the host configuration. */
export function staticPages({ siteUrl, builtAt, warnings, ...settings }: Settings): Plugin {
  let outDir = '';
  let mode = '';
  return {
    name: 'static-pages',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({ build: { manifest: true } }),
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
      mode = config.mode;
      for (const warning of warnings) config.logger.warn(warning);
    },
    async writeBundle() {
      const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
      const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
      rmSync(join(outDir, '.vite'), { recursive: true });
      const template = read('index.html');

      const site = await compileAndRender(
        siteUrl,
        builtAt,
        mode,
        join(hostConfigFolder(outDir), 'prerender'),
      );
      const { documents, ...hashes } = await pageDocuments(site.pages, {
        template,
        manifest,
        words: staleWords(builtAt),
        entry: minifySync('entry.js', deferredEntry, { module: true }).code,
        read,
      });
      const headers = securityHeaders({ ...settings, ...hashes });
      const rules = hostRules(site.pages, site.shellPaths, headers);

      writeFiles(outDir, {
        ...documents,
        [shellFile]: template,
        ...site.files,
        ...staticHostFiles(
          rules,
          site.pages.flatMap(({ id }) => id ?? []),
        ),
      });
      await writeCompressedCopies(outDir);
      copyPages(outDir, site.pages);
      writeFiles(hostConfigFolder(outDir), {
        [hostRulesFile]: JSON.stringify(rules, null, 2),
        'nginx.conf': nginxConfig(rules, siteUrl),
      });
      writeFiles(join(hostConfigFolder(outDir), 'nginx'), nginxExtras(siteUrl));
    },
  };
}

/** Compiles `renderSite` for Node and runs it. */
async function compileAndRender(
  siteUrl: string,
  builtAt: number,
  mode: string,
  outDir: string,
): Promise<Site.StaticSite> {
  await build({
    mode,
    logLevel: 'warn',
    plugins: [withoutStyles],
    build: {
      ssr: 'src/buildtime/static/renderSite.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
  const { href } = pathToFileURL(resolve(outDir, 'renderSite.js'));
  const { renderSite } = (await import(href)) as typeof Site;
  const site = await renderSite(siteUrl, builtAt);
  rmSync(outDir, { recursive: true });
  return site;
}

/** Copies each page with an id to a file named by the id alone, for URLs with another slug. */
function copyPages(outDir: string, pages: Site.StaticSite['pages']): void {
  for (const { file, fileOfId } of pages) {
    if (!fileOfId) continue;
    const from = join(outDir, file);
    const to = join(outDir, fileOfId);
    for (const { extension } of [{ extension: '' }, ...compressedCopies(from)]) {
      copyFileSync(from + extension, to + extension);
    }
  }
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
