import { siteUrl } from './playwright.config';
import { expect, test } from './support/fixtures';
import { buttonOf, mainOf, pia, piaSignedIn } from './support/steps';

/* Unusual names and input devices on the profile. */

test.use({ baseURL: siteUrl, storageState: piaSignedIn });

test('long names and names in other scripts fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/profile');
  for (const name of ['x'.repeat(300), '못했습니다失敗李', `${'Anna-'.repeat(40)}Maria`]) {
    const email = `${name.slice(0, 60)}@${'sub.'.repeat(20)}example.org`;
    const user = { ...pia, firstName: name, lastName: name, organization: name, email };
    await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user));
    await page.reload();
    await expect(mainOf(page).getByText(name).first()).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, name.slice(0, 20)).toBe(320);
  }
});

test('the dialog keeps the keyboard focus until it closes', async ({ page }) => {
  await page.goto('/profile');
  const opener = buttonOf(page, 'Delete Account');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  await expect(dialog.getByPlaceholder('Your reason...')).toBeFocused();
  const focused = () =>
    page.evaluate(() => {
      const { activeElement, body } = document;
      if (!activeElement || activeElement === body) return 'browser';
      if (!activeElement.closest('[role="dialog"]')) return activeElement.outerHTML;
      return activeElement.getAttribute('aria-label') ?? activeElement.textContent;
    });
  const order = ['', 'Cancel', 'Delete', 'Close', '', 'Cancel'];
  for (const { key, controls } of [
    { key: 'Tab', controls: order },
    { key: 'Shift+Tab', controls: order.toReversed() },
  ]) {
    for (const control of controls.slice(1)) {
      await page.keyboard.press(key);
      // Between the last and the first control, the focus is on the browser's own controls.
      if ((await focused()) === 'browser') await page.keyboard.press(key);
      expect(await focused(), key).toBe(control);
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
