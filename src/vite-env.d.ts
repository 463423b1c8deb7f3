/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** API host, for example `https://api.example.org`; empty means the page's own origin. */
  readonly VITE_API_URL?: string;
  /** Public address of the site, without a trailing slash, for canonical links, feeds and the sitemap. */
  readonly VITE_SITE_URL?: string;
}

/** Whether this build answers the API calls itself. Set by `VITE_API_MOCK`; see vite.config.ts. */
declare const __API_MOCK__: boolean;

declare module 'virtual:pictures' {
  /** Folder of all served pictures: `/assets`. */
  export const folder: string;
  /**
   * By name under `src/assets`: the picture's hash, its master's height, and the widths served, in pixels.
   * Holds those that the modules loaded so far name.
   */
  export const pictures: Readonly<
    Record<string, readonly [hash: string, height: number, ...widths: number[]]>
  >;
}

interface Navigator {
  /** Only Chromium tells. */
  readonly connection?: { readonly saveData?: boolean };
}

/** The news in parts; see buildtime/newsModules.ts. */
declare module 'virtual:news/latest' {
  const latest: readonly import('./data/news').NewsItem[];
  export default latest;
}
declare module 'virtual:news/lists' {
  const lists: ReadonlyMap<string, () => Promise<{ default: import('./data/news').NewsPage }>>;
  export default lists;
}
declare module 'virtual:news/shelves' {
  type Shelf = ReadonlyMap<string, () => Promise<{ default: import('./data/news').Article }>>;
  const shelves: ReadonlyMap<string, () => Promise<{ default: Shelf }>>;
  export default shelves;
}
