/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
}

/** From `VITE_API_MOCK`; see vite.config.ts. */
declare const __API_MOCK__: boolean;

/** When the words of the build's date began to be true: a moment of `phase.ts`, 0 before the championship. */
declare const __WORDS_SINCE__: number;

declare module 'virtual:pictures' {
  /** For example `/assets`. */
  export const folder: string;
  /** By name under `src/assets`. */
  export type PictureTable = Readonly<
    Record<string, readonly [hash: string, height: number, ...widths: number[]]>
  >;
  /** All but those of `src/assets/news`, which come with their articles. */
  export const pictures: PictureTable;
}

interface Navigator {
  /** Chromium only. */
  readonly connection?: { readonly saveData?: boolean };
}

/** See buildtime/plugins/pictures.ts. */
declare module 'virtual:news' {
  const news: readonly import('./data/news').NewsItem[];
  export default news;
}
declare module 'virtual:latest' {
  const latest: readonly import('./data/news').NewsItem[];
  export default latest;
}
