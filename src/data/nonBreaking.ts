import { months } from './days.ts';

/** Units, months, and the × between two lengths: none may wrap away from its number. */
const afterFigure = `(?:×|[mck]?m²?|metres|k?g|ml|N|Nm|s|Wh?|V|Hz|J|°C|dB\\(A\\)|min|minutes?|seconds?|points?|${months.join('|')})`;

const gaps = new RegExp(
  `(\\d)\\s+(?=${afterFigure}(?!\\w))|(×|CHF|\\bUN|Art\\.|\\brun)\\s+(?=\\d)`,
  'g',
);

/** Break opportunities without a space. */
const seams = [
  /\d–(?=\d)/, // "7–13"
  /(?:^|[\s(])\d+-(?=[a-z])/, // "15-minute"
  /(?:^|[\s(])[a-z]+-(?=[a-z]{2,4}(?![\w=-]))/, // "set-up"
  /\)(?=\()/, // "6(1)(b)"
];
const anySeam = new RegExp(seams.map(({ source }) => source).join('|'), 'gi');

/**
 * Keeps "65 N", "7–13" and "set-up" on one line, but not longer words with a hyphen. For running text; a lone date has
 * the class `non-breaking`.
 */
export const nonBreaking = (text: string): string =>
  text.replace(gaps, '$1$2\u00a0').replace(anySeam, '$&\u2060');
