import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, minifySync, type Plugin } from 'vite';
import { staleWords } from '../../clock/staleWords.ts';
import { pageDocuments } from '../firstPaint/pageDocuments.ts';
import { writeCompressedCopies } from '../hosts/compressedCopies.ts';
import { hostConfigFolder, type HostRules, hostRulesFile, shellFile } from '../hosts/hostRules.ts';
import { nginxConfig, nginxExtras } from '../hosts/nginx.ts';
import { securityHeaders } from '../hosts/securityHeaders.ts';
import { staticHostFiles } from '../hosts/staticHostFiles.ts';
import type { Settings } from '../settings.ts';
import type * as Site from '../static/renderSite.tsx';

/** Rendering does not need styles, and compiling them would be its slowest step. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: { filter: { id: /\.s?css$/ }, handler: () => '' },
};

const entryFile = 'src/buildtime/firstPaint/deferredEntry.js';

/**
 * The steps after the bundle is written:
 *
 * 1. Compile `renderSite` for Node and let it render the sitemap, the feed and each page of the route table: static/.
 * 2. Put each page into index.html, with its styles and hashes: firstPaint/pageDocuments.ts.
 * 3. Write all files, those for static hosts, and compressed copies: hosts/.
 * 4. Beside the site, write what other hosts need: hosts/nginx.ts.
 */
export function staticPages({ siteUrl, builtAt, warnings, ...settings }: Settings): Plugin {
  return {
    name: 'static-pages',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({ build: { manifest: true } }),
    configResolved({ logger }) {
      for (const warning of warnings) logger.warn(warning);
    },
    async writeBundle() {
      const { config } = this.environment;
      const outDir = resolve(config.root, config.build.outDir);
      const configFolder = hostConfigFolder(outDir);
      const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
      const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
      rmSync(join(outDir, '.vite'), { recursive: true });
      const template = read('index.html');

      const compiled = join(configFolder, 'prerender');
      const { renderSite } = await compileForNode(compiled, config.mode);
      const site = await renderSite(siteUrl, builtAt);
      rmSync(compiled, { recursive: true });

      const { documents, ...hashes } = await pageDocuments(site.pages, {
        template,
        manifest,
        words: staleWords(builtAt),
        entry: minifySync(entryFile, readFileSync(join(config.root, entryFile), 'utf8'), {
          module: true,
        }).code,
        read,
      });
      const rules: HostRules = {
        paths: site.rules,
        headers: securityHeaders({ ...settings, ...hashes }),
      };
      writeFiles(outDir, {
        ...documents,
        [shellFile]: template,
        ...site.files,
        ...staticHostFiles(rules),
      });
      await writeCompressedCopies(outDir);
      writeFiles(configFolder, {
        [hostRulesFile]: JSON.stringify(rules, null, 2),
        'nginx.conf': nginxConfig(rules, siteUrl),
      });
      writeFiles(join(configFolder, 'nginx'), nginxExtras(siteUrl));
    },
  };
}

/** Compiles and imports `renderSite`, which imports the pages while it runs. */
async function compileForNode(outDir: string, mode: string): Promise<typeof Site> {
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
  return (await import(href)) as typeof Site;
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
