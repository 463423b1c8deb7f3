import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

const { SOURCE_DATE_EPOCH } = process.env;

/** Build time: SOURCE_DATE_EPOCH, or about now. */
export const builtAt = SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now();

/** Console lines, errors and third-party requests of a browser context. */
const noises = new WeakMap<BrowserContext, string[]>();

/** Records the noise of a context. @returns the growing list. */
function recordNoise(context: BrowserContext): string[] {
  const noise: string[] = [];
  context.on('console', (message) => {
    // Playwright's trace recorder fetches the blob of a broken picture again; the site itself fetches no blob.
    if (message.text().startsWith("Connecting to 'blob:")) return;
    // Chromium's hint to name the account, which a reset link does not contain.
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

/** Ignores the console lines so far that contain `text`. @returns their number. */
export function allowNoise(page: Page, text: string): number {
  const noise = noises.get(page.context()) ?? [];
  const rest = noise.filter((line) => !line.includes(text));
  return noise.splice(0, noise.length, ...rest).length - rest.length;
}

/** Ignores console lines that contain `text`, for example a refused call; at least one must exist. */
export function expectNoise(page: Page, text: string): void {
  expect(allowNoise(page, text), `a console line with "${text}"`).toBeGreaterThan(0);
}

/** Runs in the page. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/**
 * A test that fails on console lines and third-party requests. Prefetching takes time, so only tests with `prefetches`
 * allow it.
 */
export const test = base.extend<{ prefetches: boolean }>({
  prefetches: [false, { option: true }],
  context: async ({ context, prefetches }, run) => {
    const noise = recordNoise(context);
    if (!prefetches) await context.addInitScript(saveData);
    // `SOURCE_DATE_EPOCH=… npm test` builds and opens the site on that date.
    if (SOURCE_DATE_EPOCH) await context.clock.setSystemTime(builtAt);
    await run(context);
    expect(noise).toEqual([]);
  },
});

/** A promise that the test settles. */
export function deferred() {
  let settle: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (settle = resolve));
  return { promise, settle };
}

export { expect };
