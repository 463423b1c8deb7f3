import type { BrowserContext, Page, Route } from '@playwright/test';
import { stubCall, button, login, main } from './member';
import { siteUrl } from './playwright.config';
import { expect, expectNoise, test } from './site';

/* A form in a network that fails and recovers. The unit tests prove each form and its words. */

test.use({ baseURL: siteUrl, savesData: true });

async function fillSignIn(page: Page) {
  await page.goto('/login');
  await page.getByLabel('Email*').fill('ada@example.org');
  await page.getByLabel(/^Password/).fill('secret');
}

/** Resolves once requests fail; the browser goes offline with a delay. */
async function goOffline(page: Page, context: BrowserContext) {
  await context.setOffline(true);
  const reaches = () => fetch('/favicon.svg', { cache: 'no-store' }).then(Boolean, () => false);
  await expect.poll(() => page.evaluate(reaches)).toBe(false);
}

test('the sign-in keeps the typed text whatever the network does', async ({ page, context }) => {
  await fillSignIn(page);
  const unanswered = 'Login failed. Please try again.';
  const notJson = 'Invalid JSON response';
  const html = { contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
  const failures: [string, (route: Route) => Promise<void>][] = [
    [unanswered, (route) => route.abort('connectionreset')],
    [unanswered, (route) => route.abort('blockedbyclient')],
    [notJson, (route) => route.fulfill({ status: 502, ...html })],
    [notJson, (route) => route.fulfill({ status: 204 })],
    [notJson, (route) => route.fulfill({ status: 302, headers: { location: '/faq.html' } })],
  ];
  const submit = main(page).getByRole('button', { name: 'Sign in' });
  // The page's scripts have loaded.
  await expect(submit).toBeEnabled();
  const expectFailure = async (sentence: string) => {
    await submit.click();
    const alert = main(page).getByRole('alert').filter({ hasText: sentence });
    await expect(alert).toBeFocused();
    await expect(submit).toBeEnabled();
    await expect(page.getByLabel('Email*')).toHaveValue('ada@example.org');
    await expect(page.getByLabel(/^Password/)).toHaveValue('secret');
  };
  await goOffline(page, context);
  await expectFailure(unanswered);
  await context.setOffline(false);
  for (const [sentence, fail] of failures) {
    await context.route('**/api/auth/login', fail);
    await expectFailure(sentence);
    await context.unroute('**/api/auth/login');
  }
  expectNoise(page, 'Failed to load resource');
});

test('a sign-in sends one request, however often it is submitted', async ({ page, context }) => {
  let respond: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (respond = resolve));
  const sent = await stubCall(context, '/api/auth/login', async (route) => {
    await released;
    await route.fulfill({ json: login });
  });
  await fillSignIn(page);
  // Nothing may have moved below the second click.
  await main(page).getByRole('button', { name: 'Sign in' }).dblclick();
  const busy = button(page, 'Signing in…');
  await expect(busy).toBeDisabled();
  // Tabbing from the body would start at the top of the page.
  await expect(page.locator('body')).not.toBeFocused();
  await busy.click({ force: true });
  await busy.evaluate((element: HTMLButtonElement) => element.form?.requestSubmit());
  respond();
  await expect(page.getByText('ada@example.org').first()).toBeVisible();
  expect(sent).toHaveLength(1);
});
