import type { Manifest } from 'vite';

/** The scripts and the styles of a page, as paths under the site's root. */
export interface PageAssets {
  /** The first one starts the app and needs the others. */
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The built files of the entry and of a page, with all that they import at once.
 * @param sources of the page, as paths from the project's root.
 * @throws Error when there is no source, or one has no chunk of its own.
 */
export function pageAssets(manifest: Manifest, sources: readonly string[]): PageAssets {
  if (sources.length === 0) throw new Error('Page has no source module');
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`No chunk in the manifest for ${source}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(add);
    // A part's styles come before those of the page that uses it, as when the app loads them.
    for (const file of chunk.css ?? []) styles.add(file);
  };
  ['index.html', ...sources].forEach(add);
  return { scripts: [...scripts], styles: [...styles] };
}
