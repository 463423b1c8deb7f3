import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';

const allowRules = [
  // Beasties ignores pseudo-classes, so nothing of such a selector would be left to match.
  /^:(?:is|focus)/,
  /\[open\]/,
  // Classes that inline scripts set.
  /^\.(?:stale|may-be-signed-in)\b/,
];

/**
 * The first paint does not need rules with these selectors and conditions in the browsers of package.json. With them,
 * the HTML of the home page would exceed the first round trip.
 */
const later = [
  /:hover/,
  /:active/,
  /\bdetails\S*::details-content/, // Answers are closed.
  /^@supports not/,
  /^@media print\{/,
  /forced-colors:\s*active/,
  /animation-timeline/,
  /starting-style/,
];
const isLater = (text: string) => later.some((pattern) => pattern.test(text));

/** The rules of the sheet that match the HTML and that the first paint needs, including focus styles. */
export function matchingStyles(css: string, html: string): string {
  const sheet = compileSheet(css, { allowRules });
  const rules = sheet.rules.filter(
    ({ selectors = [''], wrap = [] }) => !wrap.some(isLater) && !selectors.every(isLater),
  );
  return createProcessor([{ ...sheet, rules }]).extract(html).css;
}
