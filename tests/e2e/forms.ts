import { expect, type Page } from '@playwright/test';
import { field } from './people';

/** How a form is opened, filled in and sent in a real browser, and what it says. */
export interface BrowserForm {
  name: string;
  /** Its address; those of the profile need somebody signed in. */
  address: string;
  fill: (page: Page) => Promise<void>;
  button: string;
  busyLabel: string;
  path: string;
  /** The sentences for an answer that is no JSON, and for none. */
  notJson: string;
  unanswered: string;
  answer: object;
  /** What is seen of the success. */
  shows: string;
}

const main = (page: Page) => page.getByRole('main');
const invalid = 'Invalid JSON response';

/** Fills in the fields with these labels. */
const texts = (values: Record<string, string>) => async (page: Page) => {
  for (const [label, text] of Object.entries(values)) {
    await page.getByLabel(new RegExp(`^${label}\\*?$`)).fill(text);
  }
};

/** A part that loads late, a form on a page, two buttons on a page, and a dialog: other forms differ by words alone. */
export const forms: readonly BrowserForm[] = [
  {
    name: 'the newsletter form',
    address: '/purchase',
    fill: async (page) => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await field(page, 'Email for the newsletter').fill('ada@example.org');
    },
    button: 'Subscribe',
    busyLabel: 'Submitting...',
    path: '/api/auth/subscribe-newsletter',
    notJson: 'Subscription failed. Please try again.',
    unanswered: 'Subscription failed. Please try again.',
    answer: { success: true },
    shows: 'Subscribed successfully!',
  },
  {
    name: 'the sign-in form',
    address: '/login',
    fill: texts({ Email: 'ada@example.org', Password: 'secret' }),
    button: 'Sign in',
    busyLabel: 'Signing in…',
    path: '/api/auth/login',
    notJson: invalid,
    unanswered: 'Login failed. Please try again.',
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
    busyLabel: 'Sending…',
    path: '/api/auth/resend-verification',
    notJson: 'Failed to resend verification link.',
    unanswered: 'Failed to resend verification link.',
    answer: { success: true, message: 'Another link is on its way.' },
    shows: 'Another link is on its way.',
  },
  {
    name: 'the dialog that deletes the account',
    address: '/profile',
    fill: async (page) => {
      await main(page).getByRole('button', { name: 'Delete Account' }).click();
      await page.getByPlaceholder('Your reason...').fill('Moving to Mars');
    },
    button: 'Delete',
    busyLabel: 'Deleting…',
    path: '/api/secure/delete-profile',
    notJson: invalid,
    unanswered: 'Failed to delete account.',
    answer: { success: true },
    shows: 'Sign In',
  },
];
