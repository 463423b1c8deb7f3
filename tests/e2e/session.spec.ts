import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.js';
import {
  ada,
  token,
  adaSignedIn,
  main,
  heading,
  button,
  stored,
  answerCall,
  json,
  login,
} from './member';
import config, { demoUrl, siteUrl } from './playwright.config';
import { expect, expectNoise, test } from './site';

/*
 * Who is signed in: browsers that keep nothing, other tabs, the way of the token.
 */

test.use({ baseURL: siteUrl });

/** Fills in and sends the form of the sign-in page. */
async function signIn(page: Page) {
  await page.goto('/login');
  await page.getByLabel('Email*').fill('ada@example.org');
  await page.getByLabel(/^Password/).fill('secret');
  await main(page).getByRole('button', { name: 'Sign in' }).click();
}

test.describe('a browser that keeps nothing', () => {
  const notice =
    'Your browser will not store your session, so you will be signed out when you close or reload this page.';

  test('signs in for this page when access throws, and says so', async ({ page, context }) => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
      }
    });
    await answerCall(context, '/api/auth/login', json(login));
    await page.goto('/');
    await expect(main(page).getByRole('link', { name: 'Register Now' })).toBeVisible();
    await signIn(page);
    await expect(page.getByText(notice)).toBeVisible();
    await page.getByRole('link', { name: 'Tickets', exact: true }).first().click();
    await expect(heading(page, 'Event Tickets')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/');
  });
});

test.describe('somebody who is signed in', () => {
  test.use({ storageState: adaSignedIn });

  test('sends the token to the secure calls alone, and it stands in no address', async ({
    page,
    context,
  }) => {
    const withToken: string[] = [];
    context.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      const sent = [request.url(), request.postData(), JSON.stringify(request.headers())].join();
      const place = origin === siteUrl ? pathname : request.url();
      if (sent.includes(token)) withToken.push(`${place} ${request.headers().authorization}`);
    });
    const logged: string[] = [];
    page.on('console', (line) => logged.push(line.text()));
    const reset = { error: 'Please sign in again.' };
    await answerCall(context, '/api/secure/profile', (route) =>
      route.fulfill({ status: 401, json: reset }),
    );
    await answerCall(context, '/api/auth/subscribe-newsletter', json({ success: true }));
    await page.goto('/profile');
    await button(page, 'Edit profile').click();
    await page.getByLabel('First Name*').fill('Augusta');
    await button(page, 'Save').click();
    await expect(page.getByRole('alert')).toContainText('Please sign in again.');
    expectNoise(page, 'status of 401');
    await expect(page.getByLabel('First Name*')).toHaveValue('Augusta');
    expect(withToken).toEqual([`/api/secure/profile ${token}`]);

    // An API that is led astray leads nobody along: the policy lets no call leave for another host.
    await answerCall(context, '/api/secure/profile', (route) =>
      route.fulfill({ status: 307, headers: { location: `${demoUrl}/api/secure/profile` } }),
    );
    await button(page, 'Save').click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.');
    expectNoise(page, 'Content Security Policy');
    expect(withToken.splice(0)).toEqual(Array(2).fill(`/api/secure/profile ${token}`));
    await answerCall(context, '/api/secure/profile', (route) =>
      route.fulfill({ status: 401, json: reset }),
    );
    await button(page, 'Save').click();
    await expect(page.getByRole('alert')).toContainText('Please sign in again.');
    expectNoise(page, 'status of 401');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await footer.getByLabel(/^Email/).fill('ada@example.org');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByText('Subscribed successfully!')).toBeVisible();
    await button(page, 'Sign in again').click();
    await expect(heading(page, 'Sign in')).toBeVisible();
    expect(withToken).toEqual([`/api/secure/profile ${token}`]);
    expect(logged.join()).not.toContain(token);
    expect(await stored(page)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
  });
});

test('nothing private is seen after a logout elsewhere, also from the back/forward cache', async () => {
  const executablePath = findBrowser(true);
  test.skip(!executablePath, 'the headless shell keeps no page in a back/forward cache');
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: siteUrl, storageState: adaSignedIn });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen: string[] = [];
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      // What the first frame after the return shows.
      requestAnimationFrame(() => {
        seen.push(document.body.innerText);
        Object.assign(window, { seen });
      });
    });
  });
  await page.goto('/profile');
  await expect(main(page).getByText(ada.email)).toBeVisible();
  await page.goto('/faq.html');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Hi, Ada' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();

  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'World Humanoid Robotics Championship')).toBeVisible();
  const seen = await page.evaluate(() => (window as Window & { seen?: string[] }).seen);
  expect(seen, 'the page came from the back/forward cache').toHaveLength(1);
  expect(seen?.join()).not.toMatch(/ada@|Keller|791234567/i);
  expect(await page.content()).not.toContain(ada.email);
  await browser.close();
});
