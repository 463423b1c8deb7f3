import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';
import { staleClass } from '../../clock/staleWords.ts';

const allowRules = [
  // Beasties does not match a pseudo-class without an element in front, as in `:checked + span`.
  /(?:^|\s):(?:is|focus|checked)/,
  /\[open\]/,
  // Set by an inline script.
  new RegExp(`^\\.${staleClass}\\b`),
];

/** Selectors that the first paint does not need: parts of file and date inputs, hover and press. */
const laterParts = /::(?:file-selector-button|-webkit-date)|:hover|:active/;

/** The rules of the sheet that match the HTML, including focus and forced colours, without hover, press and print. */
export function matchingStyles(css: string, html: string): string {
  const sheet = compileSheet(css, { allowRules });
  const rules = sheet.rules.filter(
    ({ selectors = [''], wrap = [] }) =>
      !wrap.includes('@media print{') && !selectors.every((selector) => laterParts.test(selector)),
  );
  return createProcessor([{ ...sheet, rules }]).extract(html).css;
}
