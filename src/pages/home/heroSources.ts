/** One of the hero's pictures and when it is shown. */
export interface HeroSource {
  /** By its name under `src/assets`. */
  name: string;
  /** Media query; the last picture, without one, is for everything else. */
  media?: string;
  sizes: string;
}

/**
 * The crops of the hero, first match wins; what preloads the hero takes the same.
 * On a wide screen the picture covers a box that may be taller than the picture is.
 */
export const heroSources = [
  {
    name: 'hero/hero-portrait',
    media: '(max-width: 56rem) and (orientation: portrait)',
    sizes: '100vw',
  },
  { name: 'hero/hero-wide', sizes: 'max(100vw, 80rem)' },
] as const satisfies readonly HeroSource[];
