/** Conditions for the `sizes` of a picture. The first four are the breakpoints of the same names in `_mixins.scss`. */
export const minWidth = {
  small: '(min-width: 36rem)',
  medium: '(min-width: 48rem)',
  large: '(min-width: 62rem)',
  full: '(min-width: 75rem)',
  /** The class `container` has its full width. */
  container: '(min-width: 78rem)',
  /** The tiles get two columns of 18.5rem, with their gap and the page's margins; other cards a little later. */
  twoCards: '(min-width: 40rem)',
} as const;
