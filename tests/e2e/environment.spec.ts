import { kindsOfPage } from './dist';
import { expectFooter } from './looks';
import { adaSignedIn, answerCall, json } from './member';
import { siteUrl } from './playwright.config';
import { expect, expectNoise, test } from './site';

/*
 * Browsers without JavaScript, with less motion, and without a third party.
 */

test.use({ baseURL: siteUrl });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const needed = /needs? JavaScript/;

  test('public pages are readable, and each form says that it needs it', async ({ page }) => {
    for (const { path } of kindsOfPage) {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, path).toHaveCount(1);
      await expect(heading, path).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(100);
      for (const submit of await page.locator('button[type="submit"]').all()) {
        await expect(submit, path).toBeDisabled();
      }
      const places = await page.locator('main:has(form), .newsletter, .contact').all();
      expect(places.length, path).toBeGreaterThan(0);
      for (const place of places) expect(await place.innerText(), path).toMatch(needed);
    }
  });

  test('what is made in the browser says so', async ({ page }) => {
    for (const path of ['/profile', '/reset-password/token', '/verify-Profile/token']) {
      await page.goto(path);
      await expect(page.getByText(needed).first(), path).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: /WHRC 2026/ })).toBeVisible();
      await expect(page.getByText('Loading…'), path).toBeHidden();
    }
  });
});

test('a visitor who wants less motion sees nothing move, and does not load what would', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { duration = 0 } = effect?.getComputedTiming() ?? {};
          return playState === 'running' && Number(duration) > 1;
        })
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : '')),
    );
  for (const id of ['event', 'news', 'faq_contact', 'top']) {
    await page.evaluate((hash) => (location.hash = hash), id);
    await expect(page.locator(`#${id}`)).toBeFocused();
    expect(await moving()).toEqual([]);
  }
  expect(scripts.filter((url) => /revealOnScroll/.test(url))).toEqual([]);
  await expect(page.locator('[data-aos]')).toHaveCount(0);
});

test.describe('every kind of address that has no page of its own', () => {
  // Public pages are visited by static.spec.ts and the profile by reading.spec.ts, with the same and more. The
  // browser is there for what the host and the app make of an address together; who may see what is tested with
  // the route table.
  const addresses = [
    ...['/verify-Profile', '/verify-Profile/a-token', '/reset-password', '/reset-password/a-token'],
    ...[
      '/news/1',
      '/news/1-an-old-slug',
      '/news/abc',
      '/news/999999999999999999999',
      '/news-or-blog/7',
      '/register/sponsor',
      '/register/a/b',
      '/nowhere',
    ],
    ...['/#nothing', '/#a.b:c[d]', '/competition-categories#%E0%A4%A'],
  ];

  for (const { who, storageState, visited } of [
    {
      who: 'an anonymous visitor',
      storageState: { cookies: [], origins: [] },
      visited: [...addresses, '/profile', '/profile/nowhere'],
    },
    {
      who: 'a participant',
      storageState: adaSignedIn,
      visited: ['/profile/nowhere', '/', '/login', '/register/visitor'],
    },
  ]) {
    test.describe(`for ${who}`, () => {
      test.use({ storageState, viewport: { width: 320, height: 640 } });

      // The test listens to the console, which names violations of the policy, and to all requests.
      test('asks no third party, violates no policy, logs nothing and fits a narrow screen', async ({
        page,
        context,
      }) => {
        await answerCall(context, '/api/auth/verify-profile', json({ error: 'Too late.' }));
        for (const address of visited) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
          await expectFooter(page);
          await expect(page, address).toHaveTitle(/WHRC 2026$/);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(
            320,
          );
        }
        expectNoise(page, 'status of 404');
      });
    });
  }
});
