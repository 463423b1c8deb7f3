import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';

const allowRules = [
  // Beasties does not match a pseudo-class without an element in front, as in `:checked + span`.
  /(?:^|\s):(?:is|focus|checked)/,
  /\[open\]/,
  // Classes that inline scripts set.
  /^\.(?:stale|may-be-signed-in)\b/,
];

// The next two lists keep the home page's HTML within the first round trip. A style that they omit by mistake appears
// only when the whole sheets load.

/**
 * Selectors that the first paint does not need: parts of file and date inputs, how details unfold, links without `href`
 * (there are none), hover and press.
 */
const laterParts =
  /::(?:file-selector-button|-webkit-date)|^details\S*::details-content|^a:not\(\[href|:hover|:active/;

/** Conditions that the first paint does not need: print, forced colours, scrolling, starting styles. */
const laterConditions = /^@media print\{|forced-colors:\s*active|animation-timeline|starting-style/;

/** The rules of the sheet that match the HTML and that the first paint needs, including focus styles. */
export function matchingStyles(css: string, html: string): string {
  const sheet = compileSheet(css, { allowRules });
  const rules = sheet.rules.filter(
    ({ selectors = [''], wrap = [] }) =>
      !wrap.some((condition) => laterConditions.test(condition)) &&
      !selectors.every((selector) => laterParts.test(selector)),
  );
  return createProcessor([{ ...sheet, rules }]).extract(html).css;
}
