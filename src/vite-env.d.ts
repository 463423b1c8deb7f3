/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
}

/** From `VITE_API_MOCK`; see vite.config.ts. */
declare const __API_MOCK__: boolean;

/** When the phase of the build began, in milliseconds since 1970, or 0: builds with the same words are identical. */
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
