import { expect, type Page } from '@playwright/test';
import { field, fillPhone } from './people';

/** How a form is opened, filled in and sent in a real browser, and what it says. */
export interface BrowserForm {
  name: string;
  /** Its address; those of the profile need somebody signed in. */
  address: string;
  fill: (page: Page) => Promise<void>;
  button: string;
  busy: string;
  path: string;
  /** The sentences for an answer that is no JSON, and for none. */
  notJson: string;
  thrown: string;
  answer: object;
  /** What is seen of the success. */
  shows: string;
}

const main = (page: Page) => page.getByRole('main');
const invalid = 'Invalid JSON response';
const unknown = 'Something went wrong. Please try again.';

/** Fills in the fields with these labels. */
const texts = (values: Record<string, string>) => async (page: Page) => {
  for (const [label, text] of Object.entries(values)) {
    await page.getByLabel(new RegExp(`^${label}\\*?$`)).fill(text);
  }
};

const phone = (page: Page) => fillPhone(main(page), '41-CH', '791234567');

/** Every form of the site. */
export const forms: readonly BrowserForm[] = [
  {
    name: 'the newsletter form',
    address: '/purchase',
    fill: async (page) => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await field(page, 'Email for the newsletter').fill('ada@example.org');
    },
    button: 'Subscribe',
    busy: 'Submitting...',
    path: '/api/auth/subscribe-newsletter',
    notJson: 'Subscription failed. Please try again.',
    thrown: 'Subscription failed. Please try again.',
    answer: { success: true },
    shows: 'Subscribed successfully!',
  },
  {
    name: 'the contact form',
    address: '/#faq_contact',
    fill: async (page) => {
      await main(page).getByRole('form', { name: 'Contact us' }).scrollIntoViewIfNeeded();
      await texts({ Name: 'Ada', Email: 'ada@example.org', Message: 'Hello' })(page);
      await phone(page);
    },
    button: 'Send message',
    busy: 'Submitting...',
    path: '/api/auth/contact-request',
    notJson: unknown,
    thrown: 'Submission failed. Please try again.',
    answer: { success: true },
    shows: 'Thank you for your message!',
  },
  {
    name: 'the enquiry form',
    address: '/become-a-sponsor',
    fill: async (page) => {
      const values = { Name: 'Ada', Organization: 'Robots', Email: 'ada@example.org' };
      await texts({ ...values, Message: 'Hello' })(page);
      await phone(page);
    },
    button: 'Send enquiry',
    busy: 'Submitting...',
    path: '/api/auth/sponsor-request',
    notJson: unknown,
    thrown: 'Submission failed. Please try again.',
    answer: { success: true },
    shows: 'Thank you for your enquiry!',
  },
  {
    name: 'the sign-up form',
    address: '/register/visitor',
    fill: async (page) => {
      const names = { 'First name': 'Ada', 'Last name': 'Keller', Email: 'ada@example.org' };
      await texts({ ...names, Password: 'long enough', 'Confirm password': 'long enough' })(page);
      await phone(page);
      await page.getByRole('checkbox').check();
    },
    button: 'Create account',
    busy: 'Creating account…',
    path: '/api/auth/register',
    notJson: invalid,
    thrown: 'Registration failed. Please try again.',
    answer: { token: 'token' },
    shows: 'Registration successful!',
  },
  {
    name: 'the sign-in form',
    address: '/login',
    fill: texts({ Email: 'ada@example.org', Password: 'secret' }),
    button: 'Sign in',
    busy: 'Signing in…',
    path: '/api/auth/login',
    notJson: invalid,
    thrown: 'Login failed. Please try again.',
    answer: { success: true, token: 'token', user: { firstName: 'Ada', email: 'ada@example.org' } },
    shows: 'ada@example.org',
  },
  {
    name: 'the form that asks for another verification mail',
    address: '/login',
    fill: async (page) => {
      await page.route('**/api/auth/login', (route) =>
        route.fulfill({ json: { verified: false } }),
      );
      await texts({ Email: 'ada@example.org', Password: 'secret' })(page);
      await main(page).getByRole('button', { name: 'Sign in' }).click();
      await expect(main(page).getByRole('alert')).toBeFocused();
    },
    button: 'Resend Verification Link',
    busy: 'Sending…',
    path: '/api/auth/resend-verification',
    notJson: 'Failed to resend verification link.',
    thrown: 'Failed to resend verification link.',
    answer: { success: true, message: 'Another link is on its way.' },
    shows: 'Another link is on its way.',
  },
  {
    name: 'the forgotten password form',
    address: '/forgot-password',
    fill: texts({ Email: 'ada@example.org' }),
    button: 'Send reset link',
    busy: 'Sending…',
    path: '/api/auth/forgot-password',
    notJson: invalid,
    thrown: unknown,
    answer: { success: true },
    shows: 'A password reset link has been sent to your email.',
  },
  {
    name: 'the reset form',
    address: '/reset-password/a%2Ftoken',
    fill: texts({ 'New password': 'long enough', 'Confirm new password': 'long enough' }),
    button: 'Set new password',
    busy: 'Saving…',
    path: '/api/auth/reset-password',
    notJson: invalid,
    thrown: unknown,
    answer: { success: true },
    shows: 'Your password has been reset successfully.',
  },
  {
    name: 'the profile form',
    address: '/profile',
    fill: async (page) => {
      await main(page).getByRole('button', { name: 'Edit profile' }).click();
      await texts({ 'First Name': 'Augusta', Designation: 'Captain' })(page);
    },
    button: 'Save',
    busy: 'Saving…',
    path: '/api/secure/profile',
    notJson: invalid,
    thrown: unknown,
    answer: { success: true },
    shows: 'Profile updated successfully!',
  },
  {
    name: 'the form that changes the password',
    address: '/profile/change-password',
    fill: texts({
      'Current Password': 'old',
      'New Password': 'long enough',
      'Confirm New Password': 'long enough',
    }),
    button: 'Update Password',
    busy: 'Updating…',
    path: '/api/secure/change-password',
    notJson: invalid,
    thrown: unknown,
    answer: { success: true },
    shows: 'Password updated successfully!',
  },
  {
    name: 'the dialog that deletes the account',
    address: '/profile',
    fill: async (page) => {
      await main(page).getByRole('button', { name: 'Delete Account' }).click();
      await page.getByPlaceholder('Your reason...').fill('Moving to Mars');
    },
    button: 'Delete',
    busy: 'Deleting…',
    path: '/api/secure/delete-profile',
    notJson: invalid,
    thrown: 'Failed to delete account.',
    answer: { success: true },
    shows: 'Sign In',
  },
];
