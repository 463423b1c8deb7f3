import type { Page } from '@playwright/test';
import { heading, button, answerCall, json, fillSilently } from './member';
import { siteUrl } from './playwright.config';
import { expect, test } from './site';
import { goodPassword } from '../passwords';

/*
 * Links from a mail: asked about once, and their token kept nowhere.
 */

test.use({ baseURL: siteUrl, savesData: true });

/** Watches whether a mailed token stays anywhere. @returns how to check it, once its page was left. */
function watchForgetting(page: Page) {
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  const kept = () =>
    page.evaluate(async () => {
      const databases = (await indexedDB.databases()).map(({ name }) => name);
      const stores = [Object.entries(localStorage), Object.entries(sessionStorage), databases];
      return JSON.stringify([stores, await caches.keys(), document.cookie, history.state]);
    });
  return async (mailed: RegExp) => {
    await expect(heading(page, 'Sign in')).toBeVisible();
    expect(await kept()).not.toMatch(mailed);
    await page.goBack();
    expect(page.url()).not.toMatch(mailed);
    expect(logged.join()).not.toMatch(mailed);
  };
}

test.describe('a reset link', () => {
  test('is sent with the new password alone, and kept nowhere', async ({ page, context }) => {
    const expectForgotten = watchForgetting(page);
    let answer = { success: false, error: 'Not yet.' };
    const sent = await answerCall(context, '/api/auth/reset-password', (route) =>
      route.fulfill({ json: answer }),
    );
    await page.goto('/purchase');
    await page.goto('/reset-password/Mailed%2Ftoken');
    // As a password manager fills it in: without an event that React hears.
    const submit = button(page, 'Set new password');
    await expect(submit).toBeEnabled();
    await fillSilently(page, 'main input', ` ${goodPassword} `);
    await submit.click();
    await expect(page.getByRole('alert')).toContainText('Not yet.');
    answer = { success: true, error: '' };
    await submit.click();
    await expect(page.getByText('Your password has been reset successfully.')).toBeVisible();
    expect(sent).toEqual(Array(2).fill({ token: 'Mailed/token', password: ` ${goodPassword} ` }));
    await expectForgotten(/Mailed|reset-password/);
  });
});

test.describe('a verification link', () => {
  test('is asked about exactly once, as it was mailed, and kept nowhere', async ({
    page,
    context,
  }) => {
    const expectForgotten = watchForgetting(page);
    const sent = await answerCall(context, '/api/auth/verify-profile', json({ success: true }));
    await page.goto('/verify-Profile/Mailed%2Ftoken');
    await expect(page.getByText('Profile verified successfully.')).toBeVisible();
    expect(sent).toEqual([{ token: 'Mailed/token' }]);
    await page.getByRole('link', { name: 'Sign in now' }).click();
    await expectForgotten(/Mailed|verify-profile/i);
    expect(sent).toHaveLength(1);
  });
});
