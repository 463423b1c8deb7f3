import { vera } from '../support/seededAccounts';
import { openProfileOf, photograph } from './demoSteps';
import { expect, expectNoise, test } from './fixtures';

test('the demo works over plain HTTP, with uploads', async ({ page }) => {
  // Browsers lack both on plain HTTP outside localhost, for example on a phone.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  });
  await openProfileOf(page, vera);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Edit profile' }).click();
  await main.getByLabel('Edit avatar').setInputFiles(await photograph());
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('status')).toHaveText('Profile updated successfully!');
  await expect(main.locator('img[src^="blob:"]')).toBeVisible();
  await page.reload();
  await expect(main.locator('img[src^="blob:"]')).toBeVisible();
  // Before the app shows a blob, the img element requests the upload.
  expectNoise(page, '404 (Not Found)');
});
