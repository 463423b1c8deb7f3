import { existsSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import type { HostRoute } from '../../src/buildtime/hosts/hostConfig.ts';
import { championship } from '../../src/data/championship.ts';
import { requireNonNull } from '../support/requireNonNull.ts';
import { siteUrl } from './playwright.config.ts';
import {
  expectAccessible,
  expectSpokenNames,
  expectUsableControls,
} from './support/accessibility.ts';
import { expectFooter } from './support/browserSteps.ts';
import {
  articles,
  dist,
  distFiles,
  distText,
  onePageOfEachLayout,
  pagesWithOneArticle,
  prerenderedPages,
} from './support/dist.ts';
import { expect, test } from './support/fixtures.ts';
import { watchShifts } from './support/layoutShift.ts';
import { expectPrintable, expectSeenInForcedColours } from './support/media.ts';
import { wordsLostInPictures } from './support/pictureContrast.ts';
import {
  expectNarrow,
  expectReadable,
  expectRoomForLargeText,
  resize,
  tinyWords,
} from './support/zoom.ts';

/* The production build for crawlers, link previews and browsers. */

test.use({ baseURL: siteUrl });

/** Checks the head for crawlers and link previews. */
async function expectRightHead(page: Page, path: string, noindex: boolean) {
  const values = (selector: string, attribute: string) =>
    page
      .locator(`head ${selector}`)
      .evaluateAll((tags, name) => tags.map((tag) => tag.getAttribute(name)), attribute);
  const robots = noindex ? ['noindex, nofollow'] : [];
  expect.soft(await values('meta[name=robots]', 'content')).toEqual(robots);
  const canonical = noindex ? [] : [`https://${championship.domain}${path}`];
  expect.soft(await values('link[rel=canonical]', 'href')).toEqual(canonical);
  await expect.soft(page.locator('head title')).toHaveCount(1);
  const [image] = await values('meta[property="og:image"]', 'content');
  expect.soft(existsSync(join(dist, new URL(image ?? '').pathname)), String(image)).toBe(true);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  for (const text of data) {
    expect.soft(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org' });
  }
}

/** Loads a page with its lazy parts, and checks its head and that nothing moved. */
async function expectStableLoad(page: Page, shown: HostRoute) {
  const { path, noindex } = shown;
  const expectNoShift = await watchShifts(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (pagesWithOneArticle.includes(shown)) await expectFooter(page);
  if (path === '/') await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expectRightHead(page, path, noindex);
  await expectNoShift(path, 0.01);
}

/** Gives each check the same window. */
async function resetWindow(page: Page): Promise<void> {
  // Chromium may keep the white canvas of forced colours until the window is resized.
  await resize(page, { width: 1279, height: 720 });
  await resize(page, { width: 1280, height: 720 });
}

const expectLargeEnough = async (page: Page) => expect(await tinyWords(page)).toEqual([]);

const expectWordsSeen = (page: Page) =>
  expect.poll(() => wordsLostInPictures(page), 'on a desktop').toEqual([]);

// All articles have one layout.
const furtherArticles = articles.slice(1);

/** The checks of a loaded page: what each states, and the pages on which it runs. */
const checks = [
  ['is accessible', prerenderedPages, expectAccessible],
  ['has spoken names', prerenderedPages, expectSpokenNames],
  ['has words that are large enough', prerenderedPages, expectLargeEnough],
  ['fits narrow windows', furtherArticles, expectNarrow],
  ['has words that stand out from pictures', onePageOfEachLayout, expectWordsSeen],
  ['can be printed', pagesWithOneArticle, expectPrintable],
  ['is seen in forced colours', pagesWithOneArticle, expectSeenInForcedColours],
  ['has room for large text', onePageOfEachLayout, expectRoomForLargeText],
  ['is readable at 400%', pagesWithOneArticle, expectReadable],
  ['has usable controls at 400%', pagesWithOneArticle, expectUsableControls],
] as const;

for (const shown of prerenderedPages) {
  test(`${shown.path} is accessible and readable, and hydrates without a console message`, async ({
    page,
  }) => {
    // All checks share one load of the page.
    await test.step('loads', () => expectStableLoad(page, shown));
    for (const [statement, pages, check] of checks) {
      if (!pages.includes(shown)) continue;
      const done = test.step(statement, async () => {
        await resetWindow(page);
        await check(page);
      });
      // A failed check does not hide the others.
      await expect.soft(done, statement).resolves.toBeUndefined();
    }
  });
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('sections are legible before they fade in, and in print', async ({ page }) => {
    for (const path of ['/', '/competition-categories', '/become-a-sponsor']) {
      await page.goto(path);
      await expect(page.locator('.aos-ready [data-aos]').first(), path).toBeAttached();
      await expectAccessible(page);
      await expectPrintable(page);
      await expectSeenInForcedColours(page);
    }
  });
});

test('nothing moves on a phone if the HTML arrives in two parts', async ({ page }) => {
  const sendInParts = async (url: string, response: ServerResponse) => {
    const reply = await fetch(siteUrl + url);
    response.setHeader('Content-Type', reply.headers.get('Content-Type') ?? '');
    const body = Buffer.from(await reply.arrayBuffer());
    // Text that comes after its picture, but is shown above it, would push it down.
    const cut = body.indexOf('</picture>');
    if (cut < 0) {
      response.end(body);
      return;
    }
    response.write(body.subarray(0, cut));
    setTimeout(() => response.end(body.subarray(cut)), 300);
  };
  const server = createServer(({ url = '' }, response) => void sendInParts(url, response)).listen(
    0,
  );
  const { port } = server.address() as AddressInfo;
  await page.setViewportSize({ width: 412, height: 823 });
  const expectNoShift = await watchShifts(page);
  for (const { path } of onePageOfEachLayout) {
    await page.goto(`http://localhost:${port}${path}`);
    await expectNoShift(path, 0.01);
  }
  server.close();
});

test('closed questions and tests of a category are printed with their content', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  for (const path of ['/', '/faq.html', '/competition-categories']) {
    await page.goto(path);
    const closed = page.locator('main details:not([open])');
    await expect(closed.last(), path).toBeAttached();
    const heights = () =>
      closed.evaluateAll((all) =>
        all.map((one) => one.clientHeight - (one.querySelector('summary')?.clientHeight ?? 0)),
      );
    await expect.poll(async () => Math.min(...(await heights())), path).toBeGreaterThan(20);
  }
});

test('the community page keeps its URL if a host drops the extension', async ({ page }) => {
  const document = { contentType: 'text/html', body: distText('faq.html') };
  await page.route('/faq', (route) => route.fulfill(document));
  await page.goto('/faq#rules');
  const topic = page.getByRole('region', { name: 'Rules and scoring' });
  await expect(topic).toBeFocused();
  // The header covers the first 64 px.
  await expect.poll(async () => (await topic.boundingBox())?.y).toBeGreaterThanOrEqual(64);
  await expect(topic).toBeInViewport();
  await expect(page).toHaveURL('/faq.html#rules');
});

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // Style of the source.
      'void-style': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // React's camel case, which HTML ignores.
      'attr-case': 'off',
      // ARIA allows a name on a list.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Made by useId; HTML allows any id without spaces.
      'valid-id': ['error', { relaxed: true }],
    },
  });
  for (const file of distFiles().filter((name) => name.endsWith('.html'))) {
    const report = await validator.validateString(distText(file), file);
    const found = report.results.flatMap(({ messages }) =>
      messages.map(({ line, ruleId, message }) => `${file}:${line} ${ruleId} ${message}`),
    );
    expect.soft(found).toEqual([]);
  }
});

test('React keeps the static HTML of an article at any slug', async ({ page }) => {
  const { path } = requireNonNull(articles[0], 'The first article');
  const response = await page.goto(path.toUpperCase().replace(/-.*/, '-an-old-slug'));
  expect(await response?.text()).toBe(distText(`${path.slice(1)}.html`));
  const paragraph = await page.locator('.article-body p').first().elementHandle();
  // React enables the button.
  await expect(page.getByRole('button', { name: 'Share' })).toBeEnabled();
  // A change outside the article renders it again.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await paragraph.evaluate((element) => element.isConnected)).toBe(true);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`));
});
