/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** API host, for example `https://api.example.org`; empty means the page's own origin. */
  readonly VITE_API_URL?: string;
  /** Public address of the site, without a trailing slash, for canonical links, feeds and the sitemap. */
  readonly VITE_SITE_URL?: string;
}

/** Whether this build answers the API calls itself. Set by `VITE_API_MOCK`; see vite.config.ts. */
declare const __API_MOCK__: boolean;

/** A moment whose words are those of the build date, in milliseconds since 1970; see vite.config.ts. */
declare const __BUILT_AT__: number;

declare module 'virtual:pictures' {
  /** Folder of all served pictures: `/assets`. */
  export const folder: string;
  /**
   * By name under `src/assets`: the picture's hash, its master's height, and the widths served, in pixels.
   * Articles bring theirs along.
   */
  export const pictures: Readonly<
    Record<string, readonly [hash: string, height: number, ...widths: number[]]>
  >;
}

interface Navigator {
  /** Only Chromium tells. */
  readonly connection?: { readonly saveData?: boolean };
}

/** All articles, newest first; see buildtime/plugins/pictures.ts. */
declare module 'virtual:news' {
  const news: readonly import('./data/news').NewsItem[];
  export default news;
}
/** The newest of them, for the home page. */
declare module 'virtual:latest' {
  const latest: readonly import('./data/news').NewsItem[];
  export default latest;
}
