import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { championship } from '../../src/data/championship.ts';
import { vera } from '../../src/mocks/seeds.ts';
import { goodPassword } from '../support/accounts.ts';
import { demoUrl, siteUrl } from './playwright.config.ts';
import {
  firefoxInstalled,
  startChromium,
  startFirefox,
  startWebKit,
  webKitInstalled,
} from './support/drivers.ts';
import { journey } from './support/journey.ts';
import { noa, photograph } from './support/testData.ts';

/* Journeys through the demo in Chromium, in Firefox and in WebKit, Safari's engine. */

const engines = [
  {
    name: 'Chromium',
    installed: true,
    packages: 'chromium',
    start: async () => journey(await startChromium(), demoUrl),
    keepsPages: false,
  },
  {
    name: 'Firefox',
    installed: firefoxInstalled,
    packages: 'firefox-esr',
    start: async () => journey(await startFirefox(), demoUrl),
    // Firefox keeps no page in its back/forward cache that has prefetched or received a click from the driver.
    keepsPages: false,
  },
  {
    name: 'WebKit',
    installed: webKitInstalled,
    packages: 'webkit2gtk-driver, xvfb, xauth',
    start: async () => journey(await startWebKit(), demoUrl),
    keepsPages: true,
  },
];

const title = championship.name;

for (const { name, installed, packages, start, keepsPages } of engines) {
  test.describe(name, () => {
    // One after the other: WebKit's driver allows one session.
    test.describe.configure({ mode: 'default' });
    test.skip(!installed, `the site in ${name}; install Debian's ${packages}`);

    let me: ReturnType<typeof journey>;
    test.beforeEach(async () => {
      me = await start();
      await me.resize(1280, 900);
    });
    test.afterEach(async () => {
      if (test.info().error) {
        // A hanging driver takes no screenshot either.
        const screen = await me.screenshot().catch(() => '');
        writeFileSync(test.info().outputPath('screen.png'), screen, 'base64');
      }
      const messages = await me.takeMessages().finally(() => me.end());
      expect(messages, 'the console').toEqual([]);
    });

    async function subscribe() {
      await me.footer.fillIn({ 'Email for the newsletter': noa.email });
      await me.footer.press('Subscribe');
      await me.footer.expectText('Subscribed successfully!', 'status');
    }

    test('a visitor looks around', async () => {
      await me.followWhileLoading(siteUrl, '/become-a-sponsor');
      await me.expectLoaded('/become-a-sponsor', 'Become a Sponsor');
      await me.visit('/');
      await me.expectLoaded('/', title);
      await me.expectPictures();
      await me.header.follow('Event');
      await me.expectBelowHeader('event');
      await me.follow('Warehouse & Logistics');
      await me.expectBelowHeader('cat3');
      await me.expectPictures();

      await me.header.press('Pulse');
      await me.header.follow('All News');
      await me.expectArrived('/news-or-blog', 'News & Blog');
      await me.expectPictures();
      const article = 'Carrying a full cup of tea: three ways to spill it';
      await me.follow(article);
      await me.expectVisible('heading', article);
      await me.expectPictures();
      await me.back();
      await me.expectArrived('/news-or-blog', 'News & Blog');
      await me.forward();
      await me.expectVisible('heading', article);

      await me.header.follow('FAQ');
      await me.expectBelowHeader('faq_contact');
      await me.press('Is there a live stream?');
      await me.expectText('selected events are live-streamed');
    });

    test('a visitor subscribes and writes to the organizer', async () => {
      await me.visit('/');
      await me.footer.press('Subscribe');
      await me.footer.expectText('Please enter your email.');
      await subscribe();
      await me.expectAccessible('footer');

      await me.header.follow('Contact us');
      await me.fillIn({ Name: 'Noa', Email: noa.email, Message: 'Hello' });
      await me.press('Send message');
      await me.expectText('Please select your country code and enter your phone number.');
      await me.fillIn({ 'Phone number': '+41791234567' });
      await me.press('Send message');
      await me.expectText('Thank you for your message!', 'status');
      await me.expectAccessible('#faq_contact');
      const mail = await me.openNewestEmail('Contact request');
      await mail.expectText('Phone: +41 791234567');
    });

    test('a company chooses a tier, sends an enquiry and is thanked', async () => {
      await me.visit('/become-a-sponsor');
      await me.follow('Ask about Gold');
      // The section has a wider margin.
      await me.expectBelowHeader('sponsor_contact', 60);
      await me.press('Send enquiry');
      await me.expectFocus('field', 'Name');
      await me.expectAccessible('main');
      const mia = { Name: 'Mia', Organization: 'Muster Drives', Email: 'mia@muster.example' };
      await me.fillIn(mia);
      await me.fillPhone('Germany (+49)', '15123456789');
      // The draft refills the form. Without the hash, which scrolls again after 200 ms: the click could miss the button.
      await me.visit('/become-a-sponsor');
      await me.press('Send enquiry');
      await me.expectFocus('status', 'Thank you');
      await me.expectAccessible('main');
      const mail = await me.openNewestEmail('Sponsor enquiry');
      await mail.expectText(championship.sponsorEmail);
      await mail.expectText('We are interested in the Gold tier (CHF 25,000).');
    });

    test('a visitor opens an account', async () => {
      await me.visit('/');
      await me.header.follow('Sign In');
      await me.expectArrived('/login', 'Sign in', 'Sign In');
      await me.expectPictureFillsCard();
      await me.follow('Register');
      await me.expectArrived('/register/visitor', 'Register as a visitor', 'Registration');
      await me.expectPictureFillsCard();
      await me.back();
      await me.expectArrived('/login', 'Sign in', 'Sign In');
      await me.visit('/');
      await me.follow('Register Now');
      await me.expectArrived('/register', 'Choose your role', 'Register');
      await me.follow('Register as a visitor');
      await me.expectArrived('/register/visitor', 'Register as a visitor', 'Registration');
      await me.press('Create account');
      await me.expectFocus('field', 'First name');
      await me.expectText('Please accept the terms and conditions.');
      await me.expectAccessible('main');

      await me.fillIn({ 'First name': 'Noa', 'Last name': 'Newcomer', Email: noa.email });
      await me.fillPhone('Switzerland (+41)', '791234567');
      await me.fillIn({ Password: noa.password, 'Confirm password': noa.password });
      await me.tick('I accept the terms and conditions (opens in a new tab)');
      await me.press('Create account');
      const registered = 'Registration successful! Please check your email to verify your account.';
      await me.expectFocus('status', registered);
      await me.expectAccessible('main');

      await me.follow('Sign in');
      await me.signIn(noa.email, noa.password);
      await me.expectFocus('alert', 'Your account is not verified.');
      await me.expectAccessible('main');
      await me.press('Resend Verification Link');
      await me.expectText('a new verification link is on its way', 'status');
      await me.expectAccessible('main');
      const mail = await me.openNewestEmail('Verify your email address');
      await mail.expectText(noa.email);
      await mail.follow('Verify my email address');
      await me.expectText('Redirecting to login...', 'status');
      await me.expectAccessible();
      await me.follow('Sign in now');
      await me.expectArrived('/login', 'Sign in', 'Sign In');
      await me.signIn(noa.email, noa.password);
      await me.expectArrived('/profile', 'Profile');
      await me.expectText('+41-791234567', 'detail');
    });

    test('Vera edits her profile', async () => {
      const picture = test.info().outputPath('photograph.jpg');
      writeFileSync(picture, (await photograph()).buffer);
      await me.openProfileOf(vera);
      await me.press('Edit profile');
      await me.expectFocus('field', 'First Name');
      await me.fillIn({ Designation: 'Captain' });
      await me.attach('Edit avatar', picture);
      await me.expectText('New picture chosen.');
      await me.expectAccessible('main');
      await me.press('Save');
      await me.expectText('Profile updated successfully!', 'status');
      await me.expectText('Captain', 'detail');
      await me.expectText('+41-791234567', 'detail');
      await me.expectAccessible('main');
    });

    test('Vera resets her password', async () => {
      await me.visit('/login');
      await me.follow('Forgot your password?');
      await me.expectArrived('/forgot-password', 'Forgot your password?', 'Forgot Password');
      await me.fillIn({ Email: vera.user.email });
      await me.press('Send reset link');
      await me.expectText('A password reset link has been sent to your email.', 'status');
      await me.expectAccessible('main');
      const mail = await me.openNewestEmail('Set a new password');
      await me.expectAccessible();
      await mail.follow('Set a new password');
      await me.expectFocus('heading', 'Set a new password');
      await me.expectAccessible();
      await me.fillIn({ 'New password': goodPassword, 'Confirm new password': goodPassword });
      await me.press('Set new password');
      await me.expectText('Your password has been reset successfully.');
      await me.expectArrived('/login', 'Sign in', 'Sign In');
      // Back does not return to the used link.
      await me.back();
      await me.expectArrived('/mailbox', 'Mailbox');
      await me.forward();
      await me.expectArrived('/login', 'Sign in', 'Sign In');
      await me.reload();
      await me.expectText('Your password has been reset successfully.', 'status');
      await me.signIn(vera.user.email, goodPassword);
      await me.expectArrived('/profile', 'Profile');
    });

    test('Vera changes her password and signs in with the new one', async () => {
      await me.openProfileOf(vera);
      await me.follow('Change Password');
      await me.expectArrived('/profile/change-password', 'Change Password');
      await me.fillIn({ 'Current Password': vera.password, 'New Password': goodPassword });
      await me.fillIn({ 'Confirm New Password': goodPassword });
      await me.press('Update Password');
      await me.expectText('Password updated successfully!', 'status');
      await me.expectEmptyPasswords();
      await me.expectAccessible();

      await me.header.press('Hi, Vera');
      await me.header.press('Logout');
      await me.expectArrived('/', title);
      await me.header.follow('Sign In');
      await me.signIn(vera.user.email, vera.password);
      await me.expectFocus('alert', 'The email address or the password is wrong.');
      await me.signIn(vera.user.email, goodPassword);
      await me.expectArrived('/profile', 'Profile');
    });

    test('Vera deletes her account', async () => {
      await me.openProfileOf(vera);
      await me.press('Delete Account');
      await me.dialog.press('Delete');
      await me.dialog.expectText('why are you leaving?', 'alert');
      await me.expectAccessible();
      await me.dialog.fillIn({ 'Why are you leaving?': 'I only looked around.' });
      await me.dialog.press('Delete');
      await me.expectArrived('/', title);
      await me.dialog.expectHidden('button', 'Delete');
      await me.expectVisible('link', 'Register Now');
      await me.header.expectVisible('link', 'Sign In');
      const mail = await me.openNewestEmail('Account deleted');
      await mail.expectText('Reason: I only looked around.');
    });

    for (const { opener, entry, width } of [
      { opener: 'Pulse', entry: 'All News', width: 1280 },
      { opener: 'Menu', entry: 'Event', width: 500 },
    ]) {
      test(`the menu ${opener} is closed on return from another document`, async () => {
        await me.resize(width, 900);
        await me.visit('/purchase');
        await me.header.press(opener);
        await me.header.expectVisible('link', entry);
        const kept = await me.openFileAndGoBack('/robots.txt');
        if (keepsPages) expect(kept, 'the browser kept the page').toBe(true);
        await me.header.expectHidden('link', entry);
        await me.header.press(opener);
        await me.header.expectVisible('link', entry);
        await me.header.press(opener);
        await me.header.expectHidden('link', entry);
        // Once: the mock API responds on a page that has returned.
        if (opener === 'Pulse') await subscribe();
      });
    }
  });
}
