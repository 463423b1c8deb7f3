import { months } from '../data/days';

/** What is read in one breath with the figure before it: units, months, and the sign between two lengths. */
const afterFigure = `(?:×|[mck]?m²?|metres|k?g|ml|N|Nm|s|Wh?|V|Hz|J|°C|dB\\(A\\)|min|minutes?|seconds?|points?|${months.join('|')})`;

const gaps = new RegExp(
  `(\\d)\\s+(?=${afterFigure}(?!\\w))|(×|CHF|\\bUN|Art\\.|\\brun)\\s+(?=\\d)`,
  'g',
);

/** Where a line could end without a space: after the dash of a range, and between two brackets. */
const seams = /\d–(?=\d)|\)(?=\()/g;

/**
 * Keeps figures and their units on one line: "65 N", "60 × 40 m", "CHF 15,000", "7–13". For running text and
 * for HTML, where they are shown: data and sentences are written with plain spaces. What is a text of its own,
 * such as a date, is kept on one line by the class `keep-together` instead.
 */
export const keepTogether = (text: string): string =>
  text.replace(gaps, '$1$2\u00a0').replace(seams, '$&\u2060');
