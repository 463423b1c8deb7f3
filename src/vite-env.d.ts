/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
}

/** From `VITE_API_MOCK`; see vite.config.ts. */
declare const __API_MOCK__: boolean;

/** The public URL, without a trailing slash. */
declare const __SITE_URL__: string;

/**
 * For `buildPhase`; product.md lists the differences under The build date. Not the time itself, so that all builds of
 * one phase have the same pages.
 */
declare const __BUILD_PHASE__: import('./clock/phases.ts').Phase;

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
