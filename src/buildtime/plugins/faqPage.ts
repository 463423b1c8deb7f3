import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const files = ['faq.html', 'faq.css'];

/** Paths of sources, which the dev server serves as they are. */
const sourcePath = /\/(?:node_modules|src)\/[\w@./-]+\.(?:woff2|webp)/g;

/** In which width a picture of the page is served. */
const pictureWidth = 1280;

const canonical = '<link rel="canonical" href="/';

/**
 * A page whose canonical link is the whole address.
 * @param siteUrl public address of the site, without a trailing slash.
 * @throws Error when the page names no canonical path.
 */
export function withSiteUrl(html: string, siteUrl: string): string {
  if (!html.includes(canonical)) throw new Error('The page has no canonical link');
  return html.replace(canonical, () => `${canonical.slice(0, -1)}${siteUrl}/`);
}

/**
 * faq.html and its styles stand outside of the bundle, but share the face, the pictures and the address of
 * the site: they name them by their sources, and the build puts in the names under which they are served.
 * @param siteUrl public address of the site, without a trailing slash.
 */
export function faqPage({ siteUrl }: { siteUrl: string }): Plugin {
  let outDir = '';
  return {
    name: 'faq-page',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const built = Object.keys(bundle);
      const builtPath = (source: string) => {
        const [name = '', ending = ''] = basename(source).split(/\.(?=\w+$)/);
        const found = built.find(
          (file) =>
            file.endsWith(`/${name}-${pictureWidth}.${ending}`) ||
            (ending === 'woff2' && basename(file).startsWith(`${name}-`)),
        );
        if (!found) throw new Error(`${source} is not in the build`);
        return `/${found}`;
      };
      for (const file of files) {
        const path = join(outDir, file);
        const text = readFileSync(path, 'utf8').replace(sourcePath, builtPath);
        writeFileSync(path, file.endsWith('.html') ? withSiteUrl(text, siteUrl) : text);
      }
    },
  };
}
