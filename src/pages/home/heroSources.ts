/** One of the hero's pictures and when it is shown. */
export interface HeroSource {
  /** By its name under `src/assets`. */
  name: string;
  /** Media query; exactly one source matches. The same in hero.scss. */
  media: string;
  sizes: string;
}

/**
 * The crops of the hero; what preloads the hero takes the same.
 * On a wide screen the picture covers a box that may be taller than the picture is.
 */
export const heroSources: readonly HeroSource[] = [
  {
    name: 'hero/hero-portrait',
    media: '(max-width: 47rem), (max-width: 56rem) and (orientation: portrait)',
    sizes: '100vw',
  },
  {
    name: 'hero/hero-wide',
    media: '(min-width: 56.01rem), (min-width: 47.01rem) and (orientation: landscape)',
    sizes: 'max(100vw, 80rem)',
  },
];
