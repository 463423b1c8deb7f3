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
 * The first paint does not need these rules in the browsers of package.json. With them, the HTML of the home page would
 * exceed the first round trip.
 */
const later =
  /:hover|^@supports not|:active|^@media print\{|forced-colors:\s*active|animation-timeline|starting-style|\bdetails\S*::details-content/;

/** The rules of the sheet that match the HTML and that the first paint needs, including focus styles. */
export function matchingStyles(css: string, html: string): string {
  const sheet = compileSheet(css, { allowRules });
  const rules = sheet.rules.filter(
    ({ selectors = [''], wrap = [] }) =>
      !wrap.some((condition) => later.test(condition)) &&
      !selectors.every((selector) => later.test(selector)),
  );
  return createProcessor([{ ...sheet, rules }]).extract(html).css;
}
