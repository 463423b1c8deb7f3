import type { Manifest } from 'vite';

export interface PageAssets {
  /** The first is the entry. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** The built files of the entry and of a page's modules, with their static imports. */
export function pageAssets(manifest: Manifest, sources: readonly string[]): PageAssets {
  if (sources.length === 0)
    throw new Error('A page has no source module; expected a file of src/pages');
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The manifest has no chunk for ${source}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(add);
    // Styles of imports first, the order in which the app loads them.
    for (const file of chunk.css ?? []) styles.add(file);
  };
  ['index.html', ...sources].forEach(add);
  return { scripts: [...scripts], styles: [...styles] };
}
