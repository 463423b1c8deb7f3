import type { Page } from '@playwright/test';
import { una, vera } from '../../src/mocks/seeds';
import { goodPassword } from '../support/passwords';
import { expectAccessible } from './support/accessibility';
import { expect, expectNoise, test } from './support/fixtures';
import {
  expectArrived,
  fillFields,
  fillPhone,
  logOut,
  openDemo,
  openNewestEmail,
  sendSignIn,
  textField,
} from './support/steps';
import { noa } from './support/testData';
import { expectNarrow, expectRoomForLargeText, resize } from './support/zoom';

/* An account from registration to deletion, and the ways back into one. */

async function register(page: Page) {
  await openDemo(page, '/');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expectArrived(page, 'Sign in', 'Sign In');
  await page.goBack();
  await page.getByRole('link', { name: 'Register Now' }).click();
  await expectArrived(page, 'Choose your role', 'Register');
  await page.getByRole('link', { name: 'Register as a visitor' }).click();
  await expectArrived(page, 'Register as a visitor', 'Registration');

  const form = page.getByRole('main');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(textField(form, 'First name')).toBeFocused();
  await expect(form.getByText('Please accept the terms and conditions.')).toBeVisible();
  await expectAccessible(page, 'main');

  await fillFields(form, { 'First name': 'Noa', 'Last name': 'Newcomer', Email: noa.email });
  await fillFields(form, { Password: noa.password, 'Confirm password': noa.password });
  await fillPhone(form, 'Switzerland (+41)', '791234567');
  await form.getByRole('checkbox', { name: /^I accept the/ }).check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByRole('status')).toContainText(
    'Registration successful! Please check your email to verify your account.',
  );
  await expect(form.getByRole('status')).toBeFocused();
  await expectAccessible(page, 'main');
}

async function verify(page: Page) {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Sign in' }).click();
  await sendSignIn(page, noa.email, noa.password);
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
  await expect(textField(main, 'Email')).toBeEmpty();
  await expectAccessible(page, 'main');

  const mail = await openNewestEmail(page, 'Verify your email address');
  await expect(mail).toContainText(noa.email);
  await mail.getByRole('link', { name: 'Verify my email address' }).click();
  await expect(main.getByRole('status')).toContainText('Redirecting to login...');
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Sign in now' }).click();
  await expectArrived(page, 'Sign in', 'Sign In');
}

async function editProfile(page: Page) {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Edit profile' }).click();
  await expect(textField(main, 'First Name')).toBeFocused();
  await textField(main, 'Organization Name').fill('Robotics Club');
  await expectAccessible(page, 'main');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('status')).toHaveText('Profile updated successfully!');
  await expectAccessible(page, 'main');
  await expect(main.getByRole('definition').filter({ hasText: 'Robotics Club' })).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: '+41-791234567' })).toBeVisible();
}

async function changePassword(page: Page, current: string, next: string) {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Change Password' }).click();
  await expectArrived(page, 'Change Password');
  await fillFields(main, { 'Current Password': current, 'New Password': next });
  await fillFields(main, { 'Confirm New Password': next });
  await main.getByRole('button', { name: 'Update Password' }).click();
  await expect(main.getByRole('status')).toHaveText('Password updated successfully!');
  await expect(main.getByLabel(/^Current Password/)).toBeEmpty();
  await expectAccessible(page);
}

async function deleteAccount(page: Page) {
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  const reason = dialog.getByPlaceholder('Your reason...');
  await expect(reason).toBeFocused();
  // The Tab key does not reach the page behind the dialog.
  await expect(page.locator('#root')).toHaveAttribute('inert');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('why are you leaving?');
  await expectAccessible(page);

  await reason.fill('I only wanted to look around.');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Register Now' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('an account is registered, verified, edited and deleted', async ({ page }) => {
  const newPassword = `${goodPassword} again`;
  await test.step('registers', () => register(page));
  await test.step('verifies the address', () => verify(page));
  await sendSignIn(page, noa.email, noa.password);
  await expectArrived(page, 'Profile');
  await test.step('edits the profile', () => editProfile(page));
  await test.step('changes the password', () => changePassword(page, noa.password, newPassword));
  await logOut(page);

  await page.getByRole('link', { name: 'Sign In' }).click();
  await sendSignIn(page, noa.email, noa.password);
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  expectNoise(page, '401');
  await sendSignIn(page, noa.email, newPassword);
  await expectArrived(page, 'Profile');
  await test.step('deletes the account', () => deleteAccount(page));
  await expect(await openNewestEmail(page, 'Account deleted')).toContainText(
    'Reason: I only wanted to look around.',
  );
  await test.step('the mailbox fits narrow windows', async () => {
    await expectNarrow(page);
    await expectRoomForLargeText(page, [24]);
  });
});

test('a visitor sets a new password through the link in an email', async ({ page }) => {
  await openDemo(page, '/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectArrived(page, 'Forgot your password?', 'Forgot Password');
  const main = page.getByRole('main');
  await textField(main, 'Email').fill(vera.user.email);
  await main.getByRole('button', { name: 'Send reset link' }).click();
  await expect(main.getByRole('status')).toContainText('A password reset link has been sent');
  await expectAccessible(page, 'main');

  const mail = await openNewestEmail(page, 'Set a new password');
  await expectAccessible(page);
  await mail.getByRole('link', { name: 'Set a new password' }).click();
  await expectArrived(page, 'Set a new password', 'Reset Password');
  await expectAccessible(page);
  await fillFields(main, { 'New password': goodPassword, 'Confirm new password': goodPassword });
  await main.getByRole('button', { name: 'Set new password' }).click();
  const done = 'Your password has been reset successfully.';
  await expect(main.getByRole('status')).toContainText(done);

  await main.getByRole('link', { name: 'Sign in now' }).click();
  await expectArrived(page, 'Sign in', 'Sign In');
  // The URL with the token is not in the history.
  await page.goBack();
  await expectArrived(page, 'Mailbox');
  await page.goForward();
  await page.reload();
  await expect(main.getByRole('status')).toHaveText(done);
  await sendSignIn(page, vera.user.email, goodPassword);
  await expectArrived(page, 'Profile');
});

test('only the button for the next step is filled', async ({ page }) => {
  await openDemo(page, '/login');
  await sendSignIn(page, una.user.email, una.password);
  const main = page.getByRole('main');
  const clear = 'rgba(0, 0, 0, 0)';
  const resend = main.getByRole('button', { name: 'Resend Verification Link' });
  await expect(resend).not.toHaveCSS('background-color', clear);
  await expect(main.getByRole('button', { name: 'Sign in' })).toHaveCSS('background-color', clear);
  expectNoise(page, '403');
});

test('the label of the terms is a large target', async ({ page }) => {
  await openDemo(page, '/register/visitor');
  const terms = await page.getByText(/^I accept the/).boundingBox();
  expect(terms?.height).toBeGreaterThanOrEqual(44);
});

test('the greeting in the header moves no link', async ({ page }) => {
  const banner = page.getByRole('banner');
  const widths = [992, 1024, 1280, 1920];
  /** The left edge of every header link except Sign In, at each width. */
  const lefts = async () => {
    const found: number[][] = [];
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await resize(page, { width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      found.push(
        await banner
          .getByRole('link')
          .filter({ hasNotText: 'Sign In' })
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x)),
      );
    }
    return found;
  };
  await openDemo(page, '/purchase');
  // The first visit may keep the fallback font.
  await openDemo(page, '/purchase');
  const signedOut = await lefts();
  for (const { firstName, fits } of [
    { firstName: 'Alexandra', fits: true },
    { firstName: 'Maximilian-Alexander', fits: false },
  ]) {
    await page.evaluate(
      (user) => {
        localStorage.setItem('user', user);
        localStorage.setItem('token', 'token');
      },
      JSON.stringify({ ...vera.user, firstName }),
    );
    await openDemo(page, '/purchase');
    const greeting = page.getByText(`Hi, ${firstName}`);
    expect(await greeting.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(fits);
    expect(await lefts()).toEqual(signedOut);
    const nav = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(nav?.height).toBeLessThan(50);
  }
});
