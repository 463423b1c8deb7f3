import { una } from '../../src/mocks/seeds.ts';
import { expectAccessible } from './support/accessibility.ts';
import {
  button,
  expectArrived,
  expectBelowHeader,
  follow,
  header,
  openPage,
  press,
  signIn,
  tabTo,
} from './support/browserSteps.ts';
import { articles } from './support/dist.ts';
import { expect, expectNoise, test } from './support/fixtures.ts';

/* A mouse and a keyboard in Chromium; engines.spec.ts has the journeys with forms, phone.spec.ts has touch. */

test.use({ prefetches: true });

test('an article’s link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, articles[0]?.path ?? '');
  await press(page, 'Share');
  await expect(page.getByText('Link copied.')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the header’s links to sections scroll to them from the same page and from other pages', async ({
    page,
  }) => {
    for (const { from, link, id } of [
      { from: '/', link: 'Categories', id: 'Competition_Categories' },
      { from: '/terms-conditions', link: 'Event', id: 'event' },
      { from: '/', link: 'News & Blog', id: 'news' },
      { from: '/privacy-policy', link: 'FAQ', id: 'faq_contact' },
    ]) {
      await openPage(page, from);
      await follow(header(page), link);
      await expectBelowHeader(page, id);
    }
    await follow(page, 'Back to top');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('a keyboard user skips the header, uses the menu and opens a question', async ({ page }) => {
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  // A new page, because the hash of the link takes the focus once more, 200 ms later.
  await openPage(page, '/');
  const pulse = header(page).getByRole('button', { name: 'Pulse' });
  const entry = (name: string) => header(page).getByRole('link', { name });
  await tabTo(page, pulse);
  await page.keyboard.press('Enter');
  await expect(pulse).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['All News', 'Tickets', 'Become a Sponsor', 'Sign In']) {
    await page.keyboard.press('Tab');
    await expect(entry(name)).toBeFocused();
  }
  await expect(pulse).toHaveAttribute('aria-expanded', 'false');
  await expect(entry('All News')).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(entry('All News')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry('All News')).toBeHidden();
  await expect(pulse).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, entry('Tickets'));
  await page.keyboard.press('Enter');
  await expectArrived(page, '/purchase', 'Purchase Ticket Page', 'Tickets & Live Stream');
  await openPage(page, '/faq.html');
  const answer = page.getByRole('main').getByText('Neither is on sale at the moment');
  await expect(answer).toBeHidden();
  await tabTo(page, page.locator('summary', { hasText: 'Where and when can I buy tickets?' }));
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});

test('if the account is unverified, the button for a new link is the only primary button, and Tab reaches it', async ({
  page,
}) => {
  await openPage(page, '/login');
  await signIn(page, una.user.email, una.password);
  const main = page.getByRole('main');
  const resend = button(main, 'Resend Verification Link');
  const clear = 'rgba(0, 0, 0, 0)';
  await expect(resend).not.toHaveCSS('background-color', clear);
  await expect(button(main, 'Sign in')).toHaveCSS('background-color', clear);
  await expect(main.getByRole('alert')).toBeFocused();
  await expectAccessible(page, 'main');
  await page.keyboard.press('Tab');
  await expect(resend).toBeFocused();
  expectNoise(page, '403');
});
