/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
}

/** From `VITE_API_MOCK`; see vite.config.ts. */
declare const __API_MOCK__: boolean;

/** Since when the static words are true: one of `moments` in `phase.ts`, or 0 before the first. */
declare const __WORDS_SINCE__: number;

/** See buildtime/plugins/pictures.ts. */
declare module 'virtual:pictures' {
  /** By name under `src/assets`. */
  export const pictures: Readonly<
    Record<string, readonly [hash: string, height: number, webpWidth: number, ...widths: number[]]>
  >;
}

interface Navigator {
  /** Chromium only. */
  readonly connection?: { readonly saveData?: boolean };
}
