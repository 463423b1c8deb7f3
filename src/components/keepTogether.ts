/** What is read in one breath with the figure before it: units, and the sign between two lengths. */
const afterFigure =
  '(?:×|[mck]?m²?|k?g|ml|N|Nm|s|Wh?|Hz|J|°C|dB\\(A\\)|minutes?|seconds?|points?|September)';

const gaps = new RegExp(`(\\d)\\s+(?=${afterFigure}(?!\\w))|(×|CHF|Art\\.|\\brun)\\s+(?=\\d)`, 'g');

/** Where a line could end without a space: after the dash of a range, and between two brackets. */
const seams = /\d–(?=\d)|\)(?=\()/g;

/**
 * Keeps figures and their units on one line: "65 N", "60 × 40 m", "CHF 15,000", "7–13". For text and for
 * HTML.
 */
export const keepTogether = (text: string): string =>
  text.replace(gaps, '$1$2\u00a0').replace(seams, '$&\u2060');
