/** Conditions for the `sizes` of a picture. The first four are the breakpoints of the same names in `_mixins.scss`. */
export const minWidth = {
  small: '(min-width: 36rem)',
  medium: '(min-width: 48rem)',
  large: '(min-width: 62rem)',
  full: '(min-width: 75rem)',
  /** The class `container` has its full width. */
  container: '(min-width: 78rem)',
  /** From here, two columns of tiles fit: twice 18.5rem, their gap and the page's margins. Other cards need more. */
  twoCards: '(min-width: 40rem)',
} as const;
