import type { Page } from '@playwright/test';
import { goodPassword } from '../passwords';
import { stubCall, button, fillSilently, heading } from './member';
import { siteUrl } from './playwright.config';
import { expect, expectNoise, test } from './site';

/* Links from emails: their token is sent once and kept nowhere. */

test.use({ baseURL: siteUrl, savesData: true });

/** @returns a check, for the next page, that storage, history and console do not contain the token. */
function watchForToken(page: Page) {
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  const kept = () =>
    page.evaluate(async () => {
      const databases = (await indexedDB.databases()).map(({ name }) => name);
      const stores = [Object.entries(localStorage), Object.entries(sessionStorage), databases];
      return JSON.stringify([stores, await caches.keys(), document.cookie, history.state]);
    });
  return async (token: RegExp) => {
    await expect(heading(page, 'Sign in')).toBeVisible();
    expect(await kept()).not.toMatch(token);
    await page.goBack();
    expect(page.url()).not.toMatch(token);
    expect(logged.join()).not.toMatch(token);
  };
}

test('a reset link sends its token with the new password, and keeps it nowhere', async ({
  page,
  context,
}) => {
  const expectForgotten = watchForToken(page);
  let json = { success: false, error: 'Not yet.' };
  const sent = await stubCall(context, '/api/auth/reset-password', (route) =>
    route.fulfill({ json }),
  );
  await page.goto('/purchase');
  await page.goto('/reset-password/Mailed%2Ftoken');
  const submit = button(page, 'Set new password');
  await expect(submit).toBeEnabled();
  await fillSilently(page, 'main input', ` ${goodPassword} `);
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Not yet.');
  json = { success: true, error: '' };
  await submit.click();
  await expect(page.getByText('Your password has been reset successfully.')).toBeVisible();
  expect(sent).toEqual(Array(2).fill({ token: 'Mailed/token', password: ` ${goodPassword} ` }));
  await expectForgotten(/Mailed|reset-password/);
});

test('a verification link sends its token once for each attempt, and keeps it nowhere', async ({
  page,
  context,
}) => {
  const expectForgotten = watchForToken(page);
  let fails = true;
  const sent = await stubCall(context, '/api/auth/verify-profile', (route) =>
    fails ? route.abort('connectionreset') : route.fulfill({ json: { success: true } }),
  );
  await page.goto('/verify-Profile/Mailed%2Ftoken');
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  expectNoise(page, 'Failed to load resource');
  fails = false;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Profile verified successfully.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in now' }).click();
  await expectForgotten(/Mailed|verify-profile/i);
  expect(sent).toEqual(Array(2).fill({ token: 'Mailed/token' }));
});
