import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './fixtures.ts';
import { enlarged, resize } from './zoom.ts';

/* Checks with axe, and checks that axe lacks or leaves out by default. */

/** Minified, because parsing axe takes a tenth of a second. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Violations that axe finds in the page, or in the part with this selector. */
export async function axeViolations(
  page: Page,
  rules: RunOptions['runOnly'],
  part = 'html',
): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeScript);
  const options: RunOptions = {
    runOnly: rules,
    resultTypes: ['violations'],
    // No rule reads style sheets, so they are not fetched again.
    preload: { assets: ['media'] },
  };
  const run = `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`;
  const { violations } = await page.evaluate<AxeResults>(run);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

/** Checks the page, or the part with this selector, against WCAG 2.2 AA and axe's best practices. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  expect(await axeViolations(page, tags, part), page.url()).toEqual([]);
}

/** A line of Playwright's ARIA snapshot: depth, role, and name or text. */
const ariaLine = /^( *)- '?([a-z]+)(?: "(.*?)(?<!\\)")?(?: \[[^\]]*\])*'?:? ?(.*)$/;
const needsName =
  /^(link|button|heading|img|textbox|combobox|checkbox|radio|region|navigation|form|dialog|table)$/;
const speaks = /^(link|button|heading|img|paragraph|text)$/;

/** Checks that a screen reader finds every name, and says nothing twice in a row. */
export async function expectSpokenNames(page: Page): Promise<void> {
  const spoken = (await page.locator('body').ariaSnapshot()).split('\n').flatMap((line) => {
    const [, depth = '', role = '', name, text = ''] = ariaLine.exec(line) ?? [];
    const words = name ?? text.replace(/^"|"$/g, '');
    return role ? { depth: depth.length, role, words } : [];
  });
  expect(spoken.length, page.url()).toBeGreaterThan(20);
  const unnamed = spoken.filter(({ role, words }) => needsName.test(role) && !words);
  const twice = spoken.filter(({ depth, role, words }, index) => {
    const next = spoken[index + 1];
    const isRepeated = next?.depth === depth && next.words === words;
    return words && isRepeated && speaks.test(role) && speaks.test(next.role);
  });
  expect({ unnamed, twice }, page.url()).toEqual({ unnamed: [], twice: [] });
}

/** Fields without a name or without `autocomplete` (WCAG 1.3.5). */
export const undeclaredFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input:not([hidden]), select, textarea')]
      .filter(({ type, name, autocomplete }) => {
        const declared =
          autocomplete !== '' || ['checkbox', 'radio', 'file', 'textarea'].includes(type);
        return !name || !declared;
      })
      .map((field) => `no autocomplete: ${field.outerHTML.slice(0, 100)}`),
  );

/** Lists that Safari hides from screen readers. */
export const hiddenLists = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('ul, ol')]
      .filter((list) => !list.closest('nav') && getComputedStyle(list).listStyleType === 'none')
      .map(({ outerHTML }) => `list-style none: ${outerHTML.slice(0, 100)}`),
  );

/** Small targets, accessible names without the visible label, unknown autocomplete tokens. */
export const axeFindings = (page: Page) =>
  axeViolations(page, {
    type: 'rule',
    values: ['target-size', 'label-content-name-mismatch', 'autocomplete-valid'],
  });

/** Checks fields, lists and the size of targets, at 400%, where targets are crowded. */
export async function expectUsableControls(page: Page): Promise<void> {
  await resize(page, enlarged);
  const found = [
    ...(await undeclaredFields(page)),
    ...(await hiddenLists(page)),
    ...(await axeFindings(page)),
  ];
  expect(found, page.url()).toEqual([]);
}
