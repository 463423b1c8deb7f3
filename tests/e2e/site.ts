import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** What went wrong on a page without anybody asking. */
const noises = new WeakMap<Page, string[]>();

function listen(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(String(error)));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const own = hostname === 'localhost' || protocol === 'data:' || protocol === 'blob:';
    if (!own) noise.push(`request to a third party: ${request.url()}`);
  });
  noises.set(page, noise);
  return noise;
}

/** Declares that what the test just did may log lines that contain `text`, for example a refused call. */
export function expectNoise(page: Page, text: string): void {
  const noise = noises.get(page) ?? [];
  const rest = noise.filter((line) => !line.includes(text));
  expect(rest.length, `a console line with "${text}"`).toBeLessThan(noise.length);
  noise.splice(0, noise.length, ...rest);
}

/** A test whose page has to stay silent: no console error or warning, no request to a third party. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const noise = listen(page);
    await use(page);
    expect(noise).toEqual([]);
  },
});

/** Checks the page as it stands with axe, against WCAG 2.2 AA and axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
  expect(found, page.url()).toEqual([]);
}

export { expect };
