import { chromium } from '@playwright/test';
import { championship } from '../../src/data/championship.ts';
import { vera } from '../../src/mocks/seeds.ts';
import { adaAsParticipant, sessionToken } from '../support/accounts.ts';
import { findBrowser } from './findBrowser.js';
import config, { demoUrl, siteUrl } from './playwright.config.ts';
import { field, follow, headingOf, hold, press, signIn, stubCall } from './support/browserSteps.ts';
import { expect, expectNoise, test } from './support/fixtures.ts';
import { participantSignedIn, respondWith, signInResponse } from './support/testData.ts';

/* The session in the browser: blocked storage, password managers, the token on the network, other tabs. */

test.use({ baseURL: siteUrl });

test('a session lasts until a reload if storage is blocked', async ({ page, context }) => {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  });
  // The demo, because signing in needs an API.
  await page.goto(`${demoUrl}/login`);
  await signIn(page, vera.user.email, vera.password);
  const notice = page.getByText(
    'Your browser does not store your session. Closing or reloading this page will log you out.',
  );
  await expect(notice).toBeVisible();
  await expect(notice).toHaveRole('status');
  await follow(page.getByRole('navigation', { name: 'Profile pages' }), 'Tickets');
  await expect(headingOf(page, 'Event Tickets')).toBeVisible();
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(`${demoUrl}/`);
  // The click fails if the header covers the notice.
  await page.getByText('Please sign in to see your profile.').getByRole('link').click();
  await expect(page).toHaveURL(`${demoUrl}/login`);
});

test('fields filled in before hydration are kept', async ({ page, context }) => {
  const sent = await stubCall(context, '/api/auth/login', respondWith(signInResponse));
  const start = await hold(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  await expect(submit).toBeVisible();
  const credentials = { email: adaAsParticipant.email, password: ' secret ' };
  // Some password managers fire no event.
  await page.evaluate(({ email, password }) => {
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    property?.set?.call(document.querySelector('main input[type="email"]'), email);
    property?.set?.call(document.querySelector('main input[type="password"]'), password);
  }, credentials);
  await field(page, 'Password').press('Enter');
  await expect(submit).toBeDisabled();
  start();
  await expect(submit).toBeEnabled();
  await expect(page).toHaveURL('/login');
  await field(page, 'Password').press('Enter');
  await expect(headingOf(page, 'Profile')).toBeVisible();
  expect(sent).toEqual([credentials]);
});

test.describe('a signed-in user', () => {
  test.use({ storageState: participantSignedIn });

  test('sends the token to secure calls only, and to no other host', async ({ page, context }) => {
    const withToken: string[] = [];
    context.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      const sent = [request.url(), request.postData(), JSON.stringify(request.headers())].join();
      const place = origin === siteUrl ? pathname : request.url();
      if (sent.includes(sessionToken))
        withToken.push(`${place} ${request.headers().authorization}`);
    });
    const logged: string[] = [];
    page.on('console', (line) => logged.push(line.text()));
    await stubCall(context, '/api/auth/subscribe-newsletter', respondWith({ success: true }));
    await page.goto('/profile');
    await press(page, 'Edit profile');
    await field(page, 'First Name').fill('Augusta');

    // The policy stops a redirect of the call to another host.
    await stubCall(context, '/api/secure/profile', (route) =>
      route.fulfill({ status: 307, headers: { location: `${demoUrl}/api/secure/profile` } }),
    );
    await press(page, 'Save');
    await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.');
    expectNoise(page, 'Content Security Policy');
    expect(withToken.splice(0)).toEqual([`/api/secure/profile ${sessionToken}`]);

    // The form keeps its edit when the session has expired.
    await stubCall(context, '/api/secure/profile', (route) =>
      route.fulfill({ status: 401, json: { error: 'Your session has expired.' } }),
    );
    await press(page, 'Save');
    await expect(page.getByRole('alert')).toContainText('Your session has expired.');
    expectNoise(page, 'status of 401');
    await expect(field(page, 'First Name')).toHaveValue('Augusta');

    // The newsletter's call is not secure.
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await field(footer, 'Email for the newsletter').fill(adaAsParticipant.email);
    await press(footer, 'Subscribe');
    await expect(footer.getByText('Subscribed successfully!')).toBeVisible();

    // No trace of the token: network, console, storage, history.
    await press(page, 'Sign in again');
    await expect(headingOf(page, 'Sign in')).toBeVisible();
    expect(withToken).toEqual([`/api/secure/profile ${sessionToken}`]);
    expect(logged.join()).not.toContain(sessionToken);
    expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(sessionToken);
  });
});

test('the back/forward cache shows nothing private after a logout in another tab', async () => {
  const executablePath = findBrowser(true);
  // The headless shell keeps no page in such a cache.
  test.skip(!executablePath, "the back/forward cache; install Debian's chromium");
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: siteUrl, storageState: participantSignedIn });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen: string[] = [];
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      // The first frame after the page returns.
      requestAnimationFrame(() => {
        seen.push(document.body.innerText);
        Object.assign(window, { seen });
      });
    });
  });
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText(adaAsParticipant.email)).toBeVisible();
  await page.goto('/faq.html');
  const other = await context.newPage();
  await other.goto('/');
  await press(other, 'Hi, Ada');
  await press(other, 'Logout');
  await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();
  // `page.goBack` would wait for the page to load, which a page from this cache does not. A timer, because the script
  // must return before the browser leaves the page.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL('/');
  await expect(headingOf(page, championship.name)).toBeVisible();
  const seen = () => page.evaluate(() => (window as Window & { seen?: string[] }).seen);
  await expect.poll(seen, 'the page came from the back/forward cache').toHaveLength(1);
  expect((await seen())?.join()).not.toMatch(/ada@|Keller|791234567/i);
  expect(await page.content()).not.toContain(adaAsParticipant.email);
  await browser.close();
});
