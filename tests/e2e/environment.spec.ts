import { championship } from '../../src/data/championship.ts';
import { vera } from '../../src/mocks/seeds.ts';
import { demoUrl, siteUrl } from './playwright.config.ts';
import {
  button,
  expectFooter,
  follow,
  header,
  hold,
  openProfileOf,
  press,
  stubCall,
} from './support/browserSteps.ts';
import { pagesWithOneArticle } from './support/dist.ts';
import { expect, expectNoise, test } from './support/fixtures.ts';
import { participantSignedIn, respondWith } from './support/testData.ts';
import { resize, tooWide } from './support/zoom.ts';

/* Pages before their script loads, without JavaScript, with reduced motion and over HTTP; and URLs without a page. */

test.use({ baseURL: siteUrl });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const needed = /needs? JavaScript/;

  test('public pages are readable, and their forms ask for JavaScript', async ({ page }) => {
    for (const { path } of pagesWithOneArticle) {
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

  test('the menus open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await press(page, 'Menu');
    await expect(header(page).getByRole('link', { name: 'Tickets' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(header(page).getByRole('link', { name: 'Event' })).toBeVisible();
    await press(page, 'Pulse');
    await follow(header(page), 'Tickets');
    await expect(page).toHaveURL('/purchase');
  });

  test('a question unfolds its answer', async ({ page }) => {
    await page.goto('/faq.html');
    await page.getByText('How do I get to Zurich?').click();
    await expect(page.getByText('Trains from Zurich Airport')).toBeVisible();
  });

  test('the shell asks for JavaScript', async ({ page }) => {
    for (const path of ['/profile', '/reset-password/token', '/verify-Profile/token']) {
      await page.goto(path);
      await expect(page.getByText(needed).first(), path).toBeVisible();
      const logo = page.getByRole('banner').getByRole('link', { name: championship.shortName });
      await expect(logo, path).toBeVisible();
      await expect(page.getByText('Loading…'), path).toBeHidden();
    }
  });
});

test('the menu opens before its script loads, and stays open', async ({ page }) => {
  const release = await hold(page, '**/assets/vendor-*.js');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = button(page, 'Menu');
  const entry = header(page).getByRole('link', { name: 'Event' });
  await menu.click();
  await expect(entry).toBeVisible();
  release();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(entry).toBeVisible();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toBeHidden();
});

test('a form is as tall as its placeholder', async ({ page }) => {
  const release = await hold(page, /\/assets\/(ContactForm|NewsletterForm)-/);
  await page.goto('/');
  const heights = async () => {
    const found: number[] = [];
    for (const width of [320, 390, 768, 1280, 1920]) {
      await resize(page, { width, height: 800 });
      for (const place of await page.locator('.contact, footer').all())
        found.push((await place.boundingBox())?.height ?? 0);
    }
    return found;
  };
  await expect(page.getByText('The form is loading.').first()).toBeVisible();
  const boxes = await heights();
  release();
  await expect(button(page, 'Send message')).toBeVisible();
  await expect(button(page, 'Subscribe').last()).toBeVisible();
  // Half a pixel more or less is not seen.
  expect(await heights()).toEqual(boxes.map((height) => expect.closeTo(height, 0)));
});

test('nothing moves with reduced motion, and no motion code loads', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  // Motion would load at idle, like this form.
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeVisible();
  await expect(send).toHaveCSS('transition-property', 'none');
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
  for (const { path } of pagesWithOneArticle) {
    await page.goto(path);
    await page.keyboard.press('End');
    expect(await moving(), path).toEqual([]);
  }
  expect(scripts.filter((url) => /revealOnScroll/.test(url))).toEqual([]);
  await expect(page.locator('[data-aos]')).toHaveCount(0);
});

test.describe('the demo', () => {
  test.use({ baseURL: demoUrl });

  test('works over plain HTTP', async ({ page }) => {
    // On plain HTTP outside localhost, for example on a phone, browsers have neither service workers nor `randomUUID`.
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    });
    await openProfileOf(page, vera);
  });
});

for (const { who, storageState, paths } of [
  {
    who: 'a signed-out visitor',
    storageState: { cookies: [], origins: [] },
    // prettier-ignore
    paths: [
      '/verify-Profile', '/verify-Profile/a-token', '/reset-password', '/profile',
      '/news/1-an-old-slug', '/news/abc', '/news/999999999999999999999', '/news-or-blog/7',
      '/register/sponsor', '/register/a/b', '/nowhere', '/profile/nowhere',
    ],
  },
  {
    who: 'a participant',
    storageState: participantSignedIn,
    paths: ['/profile/nowhere', '/', '/login', '/register/visitor'],
  },
]) {
  test.describe(`pages that the app renders for ${who}`, () => {
    test.use({ storageState, viewport: { width: 320, height: 640 } });

    // Violations of the policy would be on the console, which must stay silent.
    test('fit a window 320 px wide', async ({ page, context }) => {
      await stubCall(context, '/api/auth/verify-profile', respondWith({ error: 'Too late.' }));
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expectFooter(page);
        await expect(page, path).toHaveTitle(new RegExp(`${championship.shortName}$`));
        expect(await tooWide(page), path).toEqual([]);
      }
      expectNoise(page, 'status of 404');
    });
  });
}
