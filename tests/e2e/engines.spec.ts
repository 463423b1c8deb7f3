import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { championship } from '../../src/data/championship.ts';
import { vera } from '../../src/mocks/seeds.ts';
import { goodPassword } from '../support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import {
  alert,
  expectPictureFillsCard,
  expectPictures,
  fillPhone,
  followWhileLoading,
  goForward,
  openNewestEmail,
  reload,
  status,
  subscribe,
} from './support/engineSteps.ts';
import { firefoxInstalled, startFirefox } from './support/firefox.ts';
import { expect, expectNoise, test as chromiumTest } from './support/fixtures.ts';
import { type EnginePage, type EngineTest, testIn } from './support/otherEngines.ts';
import {
  expectArrived,
  expectBelowHeader,
  expectFocus,
  expectListening,
  expectLoaded,
  expectText,
  expectVisible,
  field,
  fillIn,
  follow,
  footer,
  goBack,
  header,
  headingOf,
  main,
  openProfileOf,
  poll,
  press,
  signIn,
  visit,
} from './support/steps.ts';
import { noa, photograph } from './support/testData.ts';
import { startWebKit, webKitInstalled } from './support/webKit.ts';

/* Journeys through the demo in Chromium, in Firefox and in WebKit, Safari's engine. */

const inChromium: EngineTest = chromiumTest.extend({ prefetches: true });

const engines = [
  {
    name: 'Chromium',
    test: inChromium,
    installed: true,
    packages: 'chromium',
    keepsPages: false,
  },
  {
    name: 'Firefox',
    test: testIn(startFirefox),
    installed: firefoxInstalled,
    packages: 'firefox-esr',
    // Firefox keeps no page in its back/forward cache that has prefetched or received a click from the driver.
    keepsPages: false,
  },
  {
    name: 'WebKit',
    test: testIn(startWebKit),
    installed: webKitInstalled,
    packages: 'webkit2gtk-driver, xvfb, xauth',
    keepsPages: true,
  },
];

const title = championship.name;

const isChromium = (page: EnginePage): page is Page => 'context' in page;

/** In Chromium alone: in the others, motion is not reduced, and axe would measure colours that fade in. */
async function checkWithAxe(page: EnginePage, part?: string) {
  if (isChromium(page)) await expectAccessible(page, part);
}

/** Only Chromium reports refused calls on the console. */
function allowRefusal(page: EnginePage, status: number) {
  if (isChromium(page)) expectNoise(page, `status of ${status}`);
}

for (const { name, test, installed, packages, keepsPages } of engines) {
  test.describe(name, () => {
    // One after the other: WebKit's driver allows one session.
    test.describe.configure({ mode: 'default' });
    test.skip(!installed, `the site in ${name}; install Debian's ${packages}`);
    test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }));

    test('a visitor looks around', async ({ page }) => {
      await followWhileLoading(page, '/become-a-sponsor');
      await expectLoaded(page, '/become-a-sponsor', 'Become a Sponsor');
      await visit(page, '/');
      await expectLoaded(page, '/', title);
      await expectPictures(page);
      await follow(header(page), 'Event');
      await expectBelowHeader(page, 'event');
      await follow(page.locator('#event'), 'Warehouse & Logistics');
      await expectBelowHeader(page, 'cat3');
      await expectPictures(page);

      await press(header(page), 'Pulse');
      await follow(header(page), 'All News');
      await expectArrived(page, '/news-or-blog', 'News & Blog');
      await expectPictures(page);
      const article = 'Carrying a full cup of tea: three ways to spill it';
      await follow(main(page), article);
      await expectVisible(headingOf(page, article));
      await expectPictures(page);
      await goBack(page);
      await expectArrived(page, '/news-or-blog', 'News & Blog');
      await goForward(page);
      await expectVisible(headingOf(page, article));

      await follow(header(page), 'FAQ');
      await expectBelowHeader(page, 'faq_contact');
      await main(page).locator('summary', { hasText: 'Is there a live stream?' }).click();
      await expectText(main(page), 'selected events are live-streamed');
    });

    test('a visitor subscribes and writes to the organizer', async ({ page }) => {
      await visit(page, '/');
      await press(footer(page), 'Subscribe');
      await expectText(footer(page), 'Please enter your email.');
      await subscribe(page);
      await checkWithAxe(page, 'footer');

      await follow(header(page), 'Contact us');
      await fillIn(main(page), { Name: 'Noa', Email: noa.email, Message: 'Hello' });
      await press(page, 'Send message');
      await expectText(main(page), 'Please select your country code and enter your phone number.');
      await field(main(page), 'Phone number').pressSequentially('+41791234567');
      await press(page, 'Send message');
      await expectText(status(page), 'Thank you for your message!');
      await checkWithAxe(page, '#faq_contact');
      const email = await openNewestEmail(page, 'Contact request');
      await expectText(email, 'Phone: +41 791234567');
    });

    test('a company chooses a tier, sends an enquiry and is thanked', async ({ page }) => {
      await visit(page, '/become-a-sponsor');
      await follow(page, 'Ask about Gold');
      // The section has a wider margin.
      await expectBelowHeader(page, 'sponsor_contact', 60);
      await press(page, 'Send enquiry');
      await expectFocus(field(main(page), 'Name'));
      await checkWithAxe(page, 'main');
      const mia = { Name: 'Mia', Organization: 'Muster Drives', Email: 'mia@muster.example' };
      await fillIn(main(page), mia);
      await fillPhone(page, 'Germany (+49)', '15123456789');
      // The draft refills the form. Without the hash, which scrolls again after 200 ms: the click could miss the button.
      await visit(page, '/become-a-sponsor');
      await press(page, 'Send enquiry');
      await expectText(status(page), 'Thank you');
      await expectFocus(status(page));
      await checkWithAxe(page, 'main');
      const email = await openNewestEmail(page, 'Sponsor enquiry');
      await expectText(email, championship.sponsorEmail);
      await expectText(email, 'We are interested in the Gold tier (CHF 25,000).');
    });

    test('a visitor opens an account', async ({ page }) => {
      await visit(page, '/');
      await follow(header(page), 'Sign In');
      await expectArrived(page, '/login', 'Sign in', 'Sign In');
      await expectPictureFillsCard(page);
      await follow(main(page), 'Register');
      await expectArrived(page, '/register/visitor', 'Register as a visitor', 'Registration');
      await expectPictureFillsCard(page);
      await goBack(page);
      await expectArrived(page, '/login', 'Sign in', 'Sign In');
      await visit(page, '/');
      await follow(main(page), 'Register Now');
      await expectArrived(page, '/register', 'Choose your role', 'Register');
      await follow(main(page), 'Register as a visitor');
      await expectArrived(page, '/register/visitor', 'Register as a visitor', 'Registration');
      await press(page, 'Create account');
      await expectFocus(field(page, 'First name'));
      await expectText(main(page), 'Please accept the terms and conditions.');
      await checkWithAxe(page, 'main');

      await fillIn(page, { 'First name': 'Noa', 'Last name': 'Newcomer', Email: noa.email });
      await fillPhone(page, 'Switzerland (+41)', '791234567');
      await fillIn(page, { Password: noa.password, 'Confirm password': noa.password });
      const terms = 'I accept the terms and conditions (opens in a new tab)';
      await page.getByRole('checkbox', { name: terms }).check();
      await press(page, 'Create account');
      const registered = 'Registration successful! Please check your email to verify your account.';
      await expectText(status(page), registered);
      await expectFocus(status(page));
      await checkWithAxe(page, 'main');

      await follow(main(page), 'Sign in');
      await signIn(page, noa.email, noa.password);
      await expectText(alert(page), 'Your account is not verified.');
      await expectFocus(alert(page));
      await checkWithAxe(page, 'main');
      await press(page, 'Resend Verification Link');
      await expectText(status(page), 'a new verification link is on its way');
      await checkWithAxe(page, 'main');
      const email = await openNewestEmail(page, 'Verify your email address');
      await expectText(email, noa.email);
      await follow(email, 'Verify my email address');
      await expectText(status(page), 'Redirecting to login...');
      await checkWithAxe(page);
      await follow(page, 'Sign in now');
      await expectArrived(page, '/login', 'Sign in', 'Sign In');
      await signIn(page, noa.email, noa.password);
      await expectArrived(page, '/profile', 'Profile');
      await expectText(main(page).locator('dd'), '+41-791234567');
      allowRefusal(page, 403);
    });

    test('Vera edits her profile', async ({ page }) => {
      const picture = test.info().outputPath('photograph.jpg');
      writeFileSync(picture, (await photograph()).buffer);
      await openProfileOf(page, vera);
      await press(page, 'Edit profile');
      await expectFocus(field(page, 'First Name'));
      await fillIn(page, { Designation: 'Captain' });
      await field(page, 'Edit avatar').setInputFiles(picture);
      await expectText(main(page), 'New picture chosen.');
      await checkWithAxe(page, 'main');
      await press(page, 'Save');
      await expectText(status(page), 'Profile updated successfully!');
      await expectText(main(page).locator('dd'), 'Captain');
      await expectText(main(page).locator('dd'), '+41-791234567');
      await checkWithAxe(page, 'main');
    });

    test('Vera resets her password', async ({ page }) => {
      await visit(page, '/login');
      await follow(page, 'Forgot your password?');
      await expectArrived(page, '/forgot-password', 'Forgot your password?', 'Forgot Password');
      await fillIn(page, { Email: vera.user.email });
      await press(page, 'Send reset link');
      await expectText(status(page), 'A password reset link has been sent to your email.');
      await checkWithAxe(page, 'main');
      const email = await openNewestEmail(page, 'Set a new password');
      await checkWithAxe(page);
      await follow(email, 'Set a new password');
      await expectFocus(headingOf(page, 'Set a new password'));
      await checkWithAxe(page);
      await fillIn(page, { 'New password': goodPassword, 'Confirm new password': goodPassword });
      await press(page, 'Set new password');
      await expectText(main(page), 'Your password has been reset successfully.');
      await expectArrived(page, '/login', 'Sign in', 'Sign In');
      // Back does not return to the used link.
      await goBack(page);
      await expectArrived(page, '/mailbox', 'Mailbox');
      await goForward(page);
      await expectArrived(page, '/login', 'Sign in', 'Sign In');
      await reload(page);
      await expectText(status(page), 'Your password has been reset successfully.');
      await signIn(page, vera.user.email, goodPassword);
      await expectArrived(page, '/profile', 'Profile');
    });

    test('Vera changes her password and signs in with the new one', async ({ page }) => {
      await openProfileOf(page, vera);
      await follow(page, 'Change Password');
      await expectArrived(page, '/profile/change-password', 'Change Password');
      await fillIn(page, { 'Current Password': vera.password, 'New Password': goodPassword });
      await fillIn(page, { 'Confirm New Password': goodPassword });
      await press(page, 'Update Password');
      await expectText(status(page), 'Password updated successfully!');
      for (const label of ['Current Password', 'New Password', 'Confirm New Password'])
        await poll(() => field(page, label).evaluate(({ value }: HTMLInputElement) => value)).toBe(
          '',
        );
      await checkWithAxe(page);

      await press(header(page), 'Hi, Vera');
      await press(header(page), 'Logout');
      await expectArrived(page, '/', title);
      await follow(header(page), 'Sign In');
      await signIn(page, vera.user.email, vera.password);
      await expectText(alert(page), 'The email address or the password is wrong.');
      await expectFocus(alert(page));
      await signIn(page, vera.user.email, goodPassword);
      await expectArrived(page, '/profile', 'Profile');
      allowRefusal(page, 401);
    });

    test('Vera deletes her account', async ({ page }) => {
      await openProfileOf(page, vera);
      await press(page, 'Delete Account');
      const dialog = page.getByRole('dialog');
      await press(dialog, 'Delete');
      await expectText(dialog.getByRole('alert'), 'why are you leaving?');
      await checkWithAxe(page);
      const reason = dialog.getByRole('textbox', { name: 'Why are you leaving?' });
      await reason.fill('I only looked around.');
      await press(dialog, 'Delete');
      await expectArrived(page, '/', title);
      await expectVisible(dialog, false);
      await expectVisible(main(page).getByRole('link', { name: 'Register Now' }));
      await expectVisible(header(page).getByRole('link', { name: 'Sign In' }));
      const email = await openNewestEmail(page, 'Account deleted');
      await expectText(email, 'Reason: I only looked around.');
    });

    for (const { opener, entry, width } of [
      { opener: 'Pulse', entry: 'All News', width: 1280 },
      { opener: 'Menu', entry: 'Event', width: 500 },
    ]) {
      test(`the menu ${opener} is closed on return from another document`, async ({ page }) => {
        const link = header(page).getByRole('link', { name: entry, exact: true });
        await page.setViewportSize({ width, height: 900 });
        await visit(page, '/purchase');
        await press(header(page), opener);
        await expectVisible(link);
        // A reload would reset the title.
        await page.evaluate(() => (document.title = 'Kept'));
        await page.goto('/robots.txt');
        await goBack(page);
        await expectListening(page);
        if (keepsPages) expect(await page.evaluate(() => document.title)).toBe('Kept');
        await expectVisible(link, false);
        await press(header(page), opener);
        await expectVisible(link);
        await press(header(page), opener);
        await expectVisible(link, false);
        // Once: the mock API responds on a page that has returned.
        if (opener === 'Pulse') await subscribe(page);
      });
    }
  });
}
