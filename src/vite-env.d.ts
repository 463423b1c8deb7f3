/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
}

/** From `VITE_API_MOCK`; see vite.config.ts. */
declare const __API_MOCK__: boolean;

/** The build time, set back to the last of `moments` in `phase.ts` (0 before the first), so that fewer builds differ. */
declare const __BUILD_TIME__: number;

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
