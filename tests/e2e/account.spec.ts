import { una, vera } from '../../src/mocks/seeds.ts';
import { goodPassword } from '../support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, expectNoise, test } from './support/fixtures.ts';
import {
  expectArrived,
  field,
  fillIn,
  openNewestEmail,
  press,
  signIn,
  visit,
} from './support/steps.ts';

/* The ways back into an account; engines.spec.ts tells the whole life of an account. */

test('an unverified visitor asks for a new link with the keyboard and follows it', async ({
  page,
}) => {
  await visit(page, '/login');
  await signIn(page, una.user.email, una.password);
  const main = page.getByRole('main');
  const message = main.getByRole('alert');
  await expect(message).toHaveText(
    'Your account is not verified. Please check your email for the verification link.',
  );
  await expect(message).toBeFocused();
  expectNoise(page, '403');
  await expectAccessible(page, 'main');
  await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: 'Resend Verification Link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toContainText('a new verification link is on its way');
  await expect(field(main, 'Email')).toBeEmpty();
  await expectAccessible(page, 'main');
  const mail = await openNewestEmail(page, 'Verify your email address');
  await expect(mail).toContainText(una.user.email);
  await mail.getByRole('link', { name: 'Verify my email address' }).click();
  await expect(main.getByRole('status')).toContainText('Redirecting to login...');
});

test('only the button for the next step is filled', async ({ page }) => {
  await visit(page, '/login');
  await signIn(page, una.user.email, una.password);
  const main = page.getByRole('main');
  const clear = 'rgba(0, 0, 0, 0)';
  const resend = main.getByRole('button', { name: 'Resend Verification Link' });
  await expect(resend).not.toHaveCSS('background-color', clear);
  await expect(main.getByRole('button', { name: 'Sign in' })).toHaveCSS('background-color', clear);
  expectNoise(page, '403');
});

test('Back does not return to a used reset link', async ({ page }) => {
  await visit(page, '/forgot-password');
  const main = page.getByRole('main');
  await field(main, 'Email').fill(vera.user.email);
  await press(main, 'Send reset link');
  await expect(main.getByRole('status')).toContainText('A password reset link has been sent');
  const mail = await openNewestEmail(page, 'Set a new password');
  await mail.getByRole('link', { name: 'Set a new password' }).click();
  await expectArrived(page, 'Set a new password', 'Reset Password');
  await fillIn(main, { 'New password': goodPassword, 'Confirm new password': goodPassword });
  await press(main, 'Set new password');
  await main.getByRole('link', { name: 'Sign in now' }).click();
  await expectArrived(page, 'Sign in', 'Sign In');
  await page.goBack();
  await expectArrived(page, 'Mailbox');
  await page.goForward();
  await page.reload();
  await expect(main.getByRole('status')).toHaveText('Your password has been reset successfully.');
});
