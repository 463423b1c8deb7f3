import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
  type Response,
} from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { callViolations } from '../contract/document';

/** What went wrong in a browser's tabs without anybody asking. */
const noises = new WeakMap<BrowserContext, string[]>();

function listen(context: BrowserContext): string[] {
  const noise: string[] = [];
  context.on('console', (message) => {
    // The recorder of traces asks for a broken picture once more. The site itself fetches no blob.
    if (message.text().startsWith("Connecting to 'blob:")) return;
    // Chromium's hint for password managers. Nobody knows whose password a reset link is for.
    if (message.text().startsWith('[DOM] Password forms should have')) return;
    noise.push(`${message.text()} (on ${message.page()?.url()})`);
  });
  context.on('weberror', (error) =>
    noise.push(`${String(error.error())} (on ${error.page()?.url()})`),
  );
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const own = hostname === 'localhost' || protocol === 'data:' || protocol === 'blob:';
    if (!own) noise.push(`request to a third party: ${request.url()}`);
  });
  noises.set(context, noise);
  return noise;
}

/**
 * Declares that what the test just did may log lines that contain `text`.
 * @returns how many there are.
 */
export function allowNoise(page: Page, text: string): number {
  const noise = noises.get(page.context()) ?? [];
  const rest = noise.filter((line) => !line.includes(text));
  return noise.splice(0, noise.length, ...rest).length - rest.length;
}

/** Declares that what the test just did logs lines that contain `text`, for example a refused call. */
export function expectNoise(page: Page, text: string): void {
  expect(allowNoise(page, text), `a console line with "${text}"`).toBeGreaterThan(0);
}

/** What is wrong with an answer of the mock API. An answer that is no JSON comes from a fault switched on. */
async function breachesOf(response: Response): Promise<string[]> {
  const request = response.request();
  if (!response.fromServiceWorker() || request.method() !== 'POST') return [];
  const body = await response.text().catch(() => ''); // The page has gone meanwhile.
  if (!body.startsWith('{')) return [];
  return callViolations(response.url(), request.postData() ?? '', response.status(), body);
}

/** Runs in the page. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/**
 * A test whose tabs have to stay silent: nothing on the console, no request to a third party, no call of
 * the mock API that breaks the contract.
 *
 * With `savesData` the visitor asked to save data, so pages do not load ahead what their links lead to. Tests
 * of many pages, and of what happens on one page, are faster that way.
 */
export const test = base.extend<{ savesData: boolean }>({
  savesData: [false, { option: true }],
  context: async ({ context, savesData }, run) => {
    const noise = listen(context);
    if (savesData) await context.addInitScript(saveData);
    const breaches: Promise<string[]>[] = [];
    context.on('response', (response) => breaches.push(breachesOf(response)));
    await run(context);
    expect(noise).toEqual([]);
    expect((await Promise.all(breaches)).flat()).toEqual([]);
  },
});

/**
 * What axe finds wrong with the page as it is.
 * @param rules what it looks for, as axe names it.
 * @param part a selector of the part to look at; left out, the whole page.
 */
export async function axeBreaches(
  page: Page,
  rules: RunOptions['runOnly'],
  part = 'html',
): Promise<string[]> {
  const loaded = await page.evaluate(() => 'axe' in window);
  if (!loaded) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: rules,
    // What passes is not listed, element by element.
    resultTypes: ['violations'],
    // The style sheets are not fetched again: no rule asked for reads them.
    preload: { assets: ['media'] },
  };
  const { violations } = await page.evaluate(
    ([context, settings]) => (window as unknown as { axe: typeof axe }).axe.run(context, settings),
    [part, options] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

/**
 * Checks the page as it is against WCAG 2.2 AA and axe's best practices.
 * @param part a selector of what has changed since the whole page was checked.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  expect(await axeBreaches(page, tags, part), page.url()).toEqual([]);
}

/** A line of Playwright's ARIA snapshot: depth, role, and name or text. */
const ariaLine = /^( *)- '?([a-z]+)(?: "(.*?)(?<!\\)")?(?: \[[^\]]*\])*'?:? ?(.*)$/;
const needsName =
  /^(link|button|heading|img|textbox|combobox|checkbox|radio|region|navigation|form|dialog|table)$/;
const speaks = /^(link|button|heading|img|paragraph|text)$/;

/** Checks that a screen reader finds a name for all that needs one, and says nothing twice in a row. */
export async function expectHeard(page: Page): Promise<void> {
  const spoken = (await page.locator('body').ariaSnapshot()).split('\n').flatMap((line) => {
    const [, depth = '', role = '', name, text = ''] = ariaLine.exec(line) ?? [];
    const words = name ?? text.replace(/^"|"$/g, '');
    return role ? { depth: depth.length, role, words } : [];
  });
  expect(spoken.length, page.url()).toBeGreaterThan(20);
  const unnamed = spoken.filter(({ role, words }) => needsName.test(role) && !words);
  const twice = spoken.filter(({ depth, role, words }, index) => {
    const next = spoken[index + 1];
    return (
      words &&
      speaks.test(role) &&
      next?.depth === depth &&
      speaks.test(next.role) &&
      next.words === words
    );
  });
  expect({ unnamed, twice }, page.url()).toEqual({ unnamed: [], twice: [] });
}

export { expect };
