import { months } from './days.ts';

/** Units, months, and the × between two lengths: none may wrap away from its number. */
const afterFigure = `(?:×|[mck]?m²?|metres|k?g|ml|N|Nm|s|Wh?|V|Hz|J|°C|dB\\(A\\)|min|minutes?|seconds?|points?|${months.join('|')})`;

const gaps = new RegExp(
  `(\\d)\\s+(?=${afterFigure}(?!\\w))|(×|CHF|\\bUN|Art\\.|\\brun)\\s+(?=\\d)`,
  'g',
);

/** Break opportunities without a space: in "7–13", "15-minute", "set-up" and between the brackets of "6(1)(b)". */
const seams =
  /\d–(?=\d)|(?:^|[\s(])\d+-(?=[a-z])|\)(?=\()|(?:^|[\s(])[a-z]+-(?=[a-z]{2,4}(?![\w=-]))/gi;

/**
 * Keeps "65 N", "7–13" and "set-up" on one line, but not longer words with a hyphen. For running text; a lone date has
 * the class `non-breaking`.
 */
export const nonBreaking = (text: string): string =>
  text.replace(gaps, '$1$2\u00a0').replace(seams, '$&\u2060');
