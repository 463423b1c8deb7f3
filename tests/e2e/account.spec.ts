import { una } from '../../src/mocks/seeds.ts';
import { expect, expectNoise, test } from './support/fixtures.ts';
import { button, signIn, visit } from './support/steps.ts';

/* The sign-in of an unverified visitor; engines.spec.ts has the other steps with an account. */

test('after the sign-in of an unverified account, only the button for a new link is filled, and Tab reaches it', async ({
  page,
}) => {
  await visit(page, '/login');
  await signIn(page, una.user.email, una.password);
  const main = page.getByRole('main');
  const resend = button(main, 'Resend Verification Link');
  const clear = 'rgba(0, 0, 0, 0)';
  await expect(resend).not.toHaveCSS('background-color', clear);
  await expect(button(main, 'Sign in')).toHaveCSS('background-color', clear);
  await expect(main.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(resend).toBeFocused();
  expectNoise(page, '403');
});
