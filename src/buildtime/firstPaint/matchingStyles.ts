import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';
import { staleClass } from '../../event/phase.ts';

const allowRules = [
  // Beasties does not match a pseudo-class without an element in front, as in `:checked + span`.
  /(?:^|\s):(?:is|focus|checked)/,
  /\[open\]/,
  // Set by an inline script.
  new RegExp(`^\\.${staleClass}\\b`),
];

/** Parts of file and date inputs, which no static page has, and states that can wait for the whole sheets. */
const laterParts = /::(?:file-selector-button|-webkit-date)|:hover|:active/;

/** The rules that match the HTML, also when focused or in forced colours. Those for a pointer and for print can wait. */
export function matchingStyles(css: string, html: string): string {
  const sheet = compileSheet(css, { allowRules });
  const rules = sheet.rules.filter(
    ({ selectors = [''], wrap = [] }) =>
      !wrap.includes('@media print{') && !selectors.every((selector) => laterParts.test(selector)),
  );
  return createProcessor([{ ...sheet, rules }]).extract(html).css;
}
