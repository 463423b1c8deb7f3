import { writeFileSync } from 'node:fs';
import { championship } from '../../../src/data/championship.ts';
import { vera } from '../../../src/mocks/seeds.ts';
import { goodPassword } from '../../support/accounts.ts';
import {
  expectArrived,
  expectBelowHeader,
  expectListening,
  expectLoaded,
  fillIn,
  follow,
  openPage,
  openProfileOf,
  press,
  signIn,
} from '../support/browserSteps.ts';
import { expect } from '../support/fixtures.ts';
import { noa, photograph } from '../support/testData.ts';
import { engines } from './engines.ts';
import {
  expectPictureFillsCard,
  expectPictures,
  followWhileLoading,
  openNewestEmail,
} from './steps.ts';

/*
 * Journeys through the demo (the first begins on the production build) in Chromium, in Firefox and in WebKit, Safari's
 * engine. They contain what engines may treat differently, such as focus, history, popovers, scrolling and chosen
 * files; unit tests check all sentences.
 */

const status = 'main [role=status]';

for (const [name, test] of Object.entries(engines)) {
  test.describe(name, () => {
    // One after the other: WebKit's driver allows one session. It sometimes hangs for good, hence the retry.
    test.describe.configure({ mode: 'default', retries: name === 'WebKit' ? 1 : 0 });
    test.beforeEach(({ tab }) => tab.driver.setSize(1280, 900));

    test('a visitor looks around', async ({ tab }) => {
      const header = tab.locator('header');
      await followWhileLoading(tab, '/become-a-sponsor');
      await expectLoaded(tab, '/become-a-sponsor', 'Become a Sponsor');
      await openPage(tab, '/');
      await expectLoaded(tab, '/', championship.name);
      await expectPictures(tab);
      await follow(header, 'Event');
      await expectBelowHeader(tab, 'event');
      await follow(tab.locator('#Competition_Categories'), 'Warehouse & Logistics');
      await expectBelowHeader(tab, 'cat3');
      await expectPictures(tab);

      await press(header, 'Pulse');
      await follow(header, 'All News');
      await expectArrived(tab, '/news-or-blog', 'News & Blog');
      const article = 'Carrying a full cup of tea: three ways to spill it';
      await follow(tab.locator('main'), article);
      await tab.expectVisible('h1', article);
      await expectPictures(tab);
      await tab.go(-1);
      await expectArrived(tab, '/news-or-blog', 'News & Blog');
      await tab.go(1);
      await tab.expectVisible('h1', article);
    });

    test('a visitor opens a question and writes to the organizer', async ({ tab }) => {
      const main = tab.locator('main');
      await openPage(tab, '/purchase');
      await follow(tab.locator('header'), 'FAQ');
      await expectBelowHeader(tab, 'faq_contact');
      await tab.click('main summary', 'Is there a live stream?');
      await tab.expectText('main', 'selected events are live-streamed');
      await press(main, 'Send message');
      await tab.expectFocus('main input', 'Name');
      await tab.checkWithAxe('#faq_contact');
      await fillIn(main, { Name: 'Noa', Email: noa.email, Message: 'Hello' });
      await fillIn(main, { 'Phone number': '+41791234567' });
      await press(main, 'Send message');
      await tab.expectText(status, 'Thank you for your message!');
      await tab.expectFocus(status);
      await tab.checkWithAxe('#faq_contact');
    });

    test('a company chooses a tier; its enquiry survives a reload', async ({ tab }) => {
      const main = tab.locator('main');
      await openPage(tab, '/become-a-sponsor');
      await follow(main, 'Ask about Gold');
      // The section has a wider margin.
      await expectBelowHeader(tab, 'sponsor_contact', 60);
      await fillIn(main, { Name: 'Mia', Organization: 'Muster Drives', Email: noa.email });
      await fillIn(main, { 'Country code': 'Germany', 'Phone number': '15123456789' });
      // Without the hash, which scrolls again after 200 ms: the click could miss the button.
      await openPage(tab, '/become-a-sponsor');
      await press(main, 'Send enquiry');
      await tab.expectText(status, 'Thank you');
      await tab.checkWithAxe('main');
      const email = await openNewestEmail(tab, 'Sponsor enquiry');
      await tab.expectText(email, 'We are interested in the Gold tier (CHF 25,000).');
    });

    test('a visitor signs up', async ({ tab }) => {
      const main = tab.locator('main');
      await openPage(tab, '/login');
      await expectPictureFillsCard(tab);
      await follow(main, 'Register');
      await expectArrived(tab, '/register/visitor', 'Register as a visitor', 'Registration');
      await expectPictureFillsCard(tab);
      await press(main, 'Create account');
      await tab.expectFocus('main input', 'First name');
      await tab.checkWithAxe('main');
      await fillIn(main, {
        'First name': 'Noa',
        'Last name': 'Newcomer',
        Email: noa.email,
        'Country code': 'Switzerland',
        'Phone number': '791234567',
        Password: noa.password,
        'Confirm password': noa.password,
      });
      await tab.click('main input', 'I accept the terms and conditions (opens in a new tab)');
      await press(main, 'Create account');
      await tab.expectText(status, 'Registration successful!');
      await tab.expectFocus(status);
      await tab.checkWithAxe('main');

      const email = await openNewestEmail(tab, 'Verify your email address');
      await follow(tab.locator(email), 'Verify my email address');
      await tab.expectText(status, 'Redirecting to login...');
      await tab.checkWithAxe();
      await follow(main, 'Sign in now');
      await expectArrived(tab, '/login', 'Sign in', 'Sign In');
      await signIn(tab, noa.email, noa.password);
      await expectArrived(tab, '/profile', 'Profile');
    });

    test('Vera edits her profile and logs out', async ({ tab }) => {
      const [header, main] = [tab.locator('header'), tab.locator('main')];
      const picture = test.info().outputPath('photograph.jpg');
      writeFileSync(picture, (await photograph()).buffer);
      await openProfileOf(tab, vera);
      await press(main, 'Edit profile');
      await tab.expectFocus('main input', 'First Name');
      await fillIn(main, { Designation: 'Captain' });
      await tab.driver.chooseFile(picture);
      await tab.expectText('main', 'New picture chosen.');
      await tab.checkWithAxe('main');
      await press(main, 'Save');
      await tab.expectText(status, 'Profile updated successfully!');
      await tab.expectText('main dd', 'Captain');
      await tab.checkWithAxe('main');
      await press(header, 'Hi, Vera');
      await press(header, 'Logout');
      await expectArrived(tab, '/', championship.name);
    });

    test('Vera resets her password', async ({ tab }) => {
      const main = tab.locator('main');
      await openPage(tab, '/forgot-password');
      await fillIn(main, { Email: vera.user.email });
      await press(main, 'Send reset link');
      await tab.expectText(status, 'A password reset link has been sent to your email.');
      const email = await openNewestEmail(tab, 'Set a new password');
      await tab.checkWithAxe();
      await follow(tab.locator(email), 'Set a new password');
      await tab.expectFocus('h1', 'Set a new password');
      await tab.checkWithAxe();
      await fillIn(main, { 'New password': goodPassword, 'Confirm new password': goodPassword });
      await press(main, 'Set new password');
      await expectArrived(tab, '/login', 'Sign in', 'Sign In');
      // Back skips the reset page, because its link has been used.
      await tab.go(-1);
      await expectArrived(tab, '/mailbox', 'Mailbox');
      await tab.go(1);
      await expectArrived(tab, '/login', 'Sign in', 'Sign In');
      // Empties the page, so that the text below can only come from the reload.
      await tab.evaluate(() => document.body.remove());
      await tab.go(0);
      await expectListening(tab);
      await tab.expectText(status, 'Your password has been reset successfully.');
      await signIn(tab, vera.user.email, goodPassword);
      await expectArrived(tab, '/profile', 'Profile');
    });

    test('Vera deletes her account', async ({ tab }) => {
      const dialog = '[role=dialog]';
      await openProfileOf(tab, vera);
      await press(tab.locator('main'), 'Delete Account');
      await press(tab.locator(dialog), 'Delete');
      await tab.expectText(`${dialog} [role=alert]`, 'why are you leaving?');
      await tab.checkWithAxe();
      await fillIn(tab.locator(dialog), { 'Why are you leaving?': 'I only looked around.' });
      await press(tab.locator(dialog), 'Delete');
      await expectArrived(tab, '/', championship.name);
      await tab.expectHidden(dialog);
      await tab.expectVisible('header a[href]', 'Sign In');
    });

    for (const { opener, entry, width } of [
      { opener: 'Pulse', entry: 'All News', width: 1280 },
      { opener: 'Menu', entry: 'Event', width: 500 },
    ]) {
      test(`the menu ${opener} is closed on return from another document`, async ({ tab }) => {
        const link = ['header a[href]', entry] as const;
        const [header, footer] = [tab.locator('header'), tab.locator('footer')];
        await tab.driver.setSize(width, 900);
        await openPage(tab, '/purchase');
        await press(header, opener);
        await tab.expectVisible(...link);
        // A reload would reset the title.
        await tab.evaluate(() => (document.title = 'Kept'));
        await tab.goto('/robots.txt');
        await tab.go(-1);
        await expectListening(tab);
        // Firefox keeps no page that has prefetched or received a click from the driver.
        if (name === 'WebKit') expect(await tab.evaluate(() => document.title)).toBe('Kept');
        await tab.expectHidden(...link);
        await press(header, opener);
        await tab.expectVisible(...link);
        await press(header, opener);
        await tab.expectHidden(...link);
        // The mock API responds on a page that has returned.
        await fillIn(footer, { 'Email for the newsletter': noa.email });
        await press(footer, 'Subscribe');
        await tab.expectText('footer [role=status]', 'Subscribed successfully!');
        await tab.checkWithAxe('footer');
      });
    }
  });
}
