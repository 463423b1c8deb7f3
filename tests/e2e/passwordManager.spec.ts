import type { Page } from '@playwright/test';
import {
  ada,
  adaSignedIn,
  main,
  heading,
  button,
  answerCall,
  json,
  login,
  fillSilently,
} from './member';
import { siteUrl } from './playwright.config';
import { expect, test } from './site';
import { goodPassword } from '../passwords';

/*
 * What a password manager fills in, without an event that React hears.
 */

test.use({ baseURL: siteUrl, savesData: true });

test.describe('a password manager', () => {
  const fillCredentials = async (page: Page) => {
    await fillSilently(page, 'main input[type="email"]', credentials.email);
    await fillSilently(page, 'main input[type="password"]', credentials.password);
  };
  const credentials = { email: 'ada@example.org', password: ' secret ' };

  test.describe('of somebody who is signed in', () => {
    test.use({ storageState: adaSignedIn });

    test('that fills in an old and a new password is heard, for this account', async ({
      page,
      context,
    }) => {
      const sent = await answerCall(
        context,
        '/api/secure/change-password',
        json({ success: true }),
      );
      await page.goto('/profile/change-password');
      const submit = button(page, 'Update Password');
      await expect(submit).toBeEnabled();
      await expect(page.locator('main [autocomplete="username"]')).toHaveValue(ada.email);
      await fillSilently(page, '[autocomplete="current-password"]', ' old ');
      await fillSilently(page, '[autocomplete="new-password"]', ` ${goodPassword} `);
      await submit.click();
      await expect(page.getByText('Password updated successfully!')).toBeVisible();
      const repeated = { newPassword: ` ${goodPassword} `, confirmPassword: ` ${goodPassword} ` };
      expect(sent).toEqual([{ currentPassword: ' old ', ...repeated }]);
      for (const input of await page.locator('main input[type="password"]').all()) {
        await expect(input).toHaveValue('');
      }
    });
  });

  test('that is faster than the script loses nothing, nor does pressing Enter', async ({
    page,
    context,
  }) => {
    const sent = await answerCall(context, '/api/auth/login', json(login));
    let start: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (start = resolve));
    await context.route('**/assets/*.js', async (route) => {
      await started;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    const submit = main(page).getByRole('button', { name: 'Sign in' });
    await expect(submit).toBeVisible();
    await fillCredentials(page);
    await page.getByLabel(/^Password/).press('Enter');
    await expect(submit).toBeDisabled();
    start();
    await expect(submit).toBeEnabled();
    await expect(page).toHaveURL('/login');
    await page.getByLabel(/^Password/).press('Enter');
    await expect(heading(page, 'Profile')).toBeVisible();
    expect(sent).toEqual([credentials]);
  });
});
