import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { championship } from '../../src/data/championship.ts';
import { demoUrl, siteUrl } from './playwright.config.ts';
import {
  type Engine,
  firefoxInstalled,
  startChromium,
  startFirefox,
  startWebKit,
  webKitInstalled,
} from './support/drivers.ts';
import { journey } from './support/journey.ts';
import { noa, photograph } from './support/testData.ts';

/* Journeys through the site in Chromium, in Firefox and in WebKit, Safari's engine. */

const engines = [
  {
    name: 'Chromium',
    installed: true,
    packages: 'chromium',
    start: () => begin(startChromium),
    // Playwright turns the back/forward cache off.
    keepsPages: false,
  },
  {
    name: 'Firefox',
    installed: firefoxInstalled,
    packages: 'firefox-esr',
    start: () => begin(startFirefox),
    // Firefox keeps no page in its back/forward cache that has prefetched or received a click from the driver.
    keepsPages: false,
  },
  {
    name: 'WebKit',
    installed: webKitInstalled,
    packages: 'webkit2gtk-driver, xvfb, xauth',
    start: () => begin(startWebKit),
    keepsPages: true,
  },
];

async function begin<Handle>(start: () => Promise<Engine<Handle>>) {
  const engine = await start();
  return { engine, me: journey(engine, demoUrl) };
}

type Journey = ReturnType<typeof journey>;

const title = championship.name;

async function lookAround(me: Journey) {
  await me.followLinkWhileLoading(siteUrl, '/become-a-sponsor');
  await me.expectLoaded('/become-a-sponsor', 'Become a Sponsor');
  await me.visit('/');
  await me.expectLoaded('/', title);
  await me.expectPictures();
  await me.follow('Event', 'header');
  await me.expectBelowHeader('event');
  await me.follow('Warehouse & Logistics');
  await me.expectBelowHeader('cat3');
  await me.expectPictures();

  await me.press('Pulse', 'header');
  await me.follow('All News', 'header');
  await me.expectArrivedAt('/news-or-blog', 'News & Blog');
  await me.expectPictures();
  const article = 'Carrying a full cup of tea: three ways to spill it';
  await me.follow(article);
  await me.expectVisible('heading', article);
  await me.expectPictures();
  await me.back();
  await me.expectArrivedAt('/news-or-blog', 'News & Blog');
  await me.forward();
  await me.expectVisible('heading', article);

  await me.follow('FAQ', 'header');
  await me.expectBelowHeader('faq_contact');
  await me.press('Is there a live stream?');
  await me.expectText('selected events are live-streamed');
}

/** Leaves the app with an open menu, and returns. @returns true if the browser kept the page. */
async function leaveAndComeBack(me: Journey, opener: string, entry: string): Promise<boolean> {
  await me.visit('/purchase');
  await me.press(opener, 'header');
  await me.expectVisible('link', entry, 'header');
  const kept = await me.openFileAndGoBack('/robots.txt');
  await me.expectHidden('link', entry, 'header');
  await me.press(opener, 'header');
  await me.expectVisible('link', entry, 'header');
  await me.press(opener, 'header');
  await me.expectHidden('link', entry, 'header');
  return kept;
}

async function subscribe(me: Journey) {
  await me.fillIn({ 'Email for the newsletter': noa.email }, 'footer');
  await me.press('Subscribe', 'footer');
  await me.expectText('Subscribed successfully!', 'footer');
}

async function writeToOrganizer(me: Journey) {
  await me.press('Subscribe', 'footer');
  await me.expectText('Please enter your email.', 'footer');
  await subscribe(me);

  await me.follow('Contact us', 'header');
  await me.fillIn({ Name: 'Noa', Email: noa.email, Message: 'Hello' });
  await me.press('Send message');
  await me.expectText('Please select your country code and enter your phone number.');
  await me.fillIn({ 'Phone number': '+41791234567' });
  await me.press('Send message');
  await me.expectText('Thank you for your message!');
}

async function openAccount(me: Journey) {
  await me.visit('/');
  await me.follow('Sign In', 'header');
  await me.expectArrivedAt('/login', 'Sign in', 'Sign In');
  await me.expectPictureFillsCard();
  await me.follow('Register');
  await me.expectArrivedAt('/register/visitor', 'Register as a visitor', 'Registration');
  await me.expectPictureFillsCard();
  await me.back();
  await me.expectArrivedAt('/login', 'Sign in', 'Sign In');
  await me.visit('/');
  await me.follow('Register Now');
  await me.expectArrivedAt('/register', 'Choose your role', 'Register');
  await me.follow('Register as a visitor');
  await me.expectArrivedAt('/register/visitor', 'Register as a visitor', 'Registration');
  await me.press('Create account');
  await me.expectFocus('field', 'First name');
  await me.expectText('Please accept the terms and conditions.');
  await me.expectAccessible('main');

  await me.fillIn({ 'First name': 'Noa', 'Last name': 'Newcomer', Email: noa.email });
  await me.choose('Switzerland (+41)');
  await me.fillIn({ 'Phone number': '791234567' });
  await me.fillIn({ Password: noa.password, 'Confirm password': noa.password });
  await me.tick('I accept the terms and conditions (opens in a new tab)');
  await me.press('Create account');
  const registered = 'Registration successful! Please check your email to verify your account.';
  await me.expectFocus('status', registered);
  await me.expectAccessible('main');

  await me.follow('Sign in');
  await me.signIn(noa.email, noa.password);
  await me.expectFocus('alert', 'Your account is not verified.');
  await me.expectVisible('button', 'Resend Verification Link');
  await me.openMailbox();
  await me.expectText(noa.email, 'main article');
  await me.follow('Verify my email address');
  await me.expectText('Redirecting to login...', 'main [role=status]');
  await me.expectAccessible();
  await me.follow('Sign in now');
  await me.expectArrivedAt('/login', 'Sign in', 'Sign In');
  await me.signIn(noa.email, noa.password);
  await me.expectArrivedAt('/profile', 'Profile');
}

async function editProfile(me: Journey, picture: string) {
  await me.press('Edit profile');
  await me.expectFocus('field', 'First Name');
  await me.fillIn({ Designation: 'Captain' });
  await me.attach('Edit avatar', picture);
  await me.expectText('New picture chosen.');
  await me.expectAccessible('main');
  await me.press('Save');
  await me.expectText('Profile updated successfully!', 'main [role=status]');
  await me.expectText('Captain', 'main dd');
  await me.expectText('+41-791234567', 'main dd');
  await me.expectAccessible('main');
}

async function logOut(me: Journey) {
  await me.press('Hi, Noa', 'header');
  await me.press('Logout', 'header');
  await me.expectArrivedAt('/', title);
}

async function resetPassword(me: Journey) {
  await logOut(me);
  await me.follow('Sign In', 'header');
  await me.follow('Forgot your password?');
  await me.expectArrivedAt('/forgot-password', 'Forgot your password?', 'Forgot Password');
  await me.fillIn({ Email: noa.email });
  await me.press('Send reset link');
  await me.expectText('A password reset link has been sent to your email.', 'main [role=status]');
  await me.expectAccessible('main');
  await me.openMailbox();
  await me.expectArrivedAt('/mailbox', 'Mailbox');
  await me.expectAccessible();
  await me.follow('Set a new password');
  await me.expectFocus('heading', 'Set a new password');
  await me.expectAccessible();
  await me.fillIn({ 'New password': noa.password, 'Confirm new password': noa.password });
  await me.press('Set new password');
  await me.expectText('Your password has been reset successfully.');
  await me.expectArrivedAt('/login', 'Sign in', 'Sign In');
  await me.signIn(noa.email, noa.password);
  await me.expectArrivedAt('/profile', 'Profile');
}

async function changePassword(me: Journey, next: string) {
  await me.follow('Change Password');
  await me.expectArrivedAt('/profile/change-password', 'Change Password');
  await me.fillIn({ 'Current Password': noa.password, 'New Password': next });
  await me.fillIn({ 'Confirm New Password': next });
  await me.press('Update Password');
  await me.expectText('Password updated successfully!', 'main [role=status]');
  await me.expectEmptyPasswords();
  await me.expectAccessible();

  await logOut(me);
  await me.follow('Sign In', 'header');
  await me.signIn(noa.email, noa.password);
  await me.expectFocus('alert', 'The email address or the password is wrong.');
  await me.signIn(noa.email, next);
  await me.expectArrivedAt('/profile', 'Profile');
}

async function deleteAccount(me: Journey) {
  await me.press('Delete Account');
  await me.press('Delete', '[role=dialog]');
  await me.expectText('why are you leaving?', '[role=dialog] [role=alert]');
  await me.expectAccessible();
  await me.fillIn({ 'Why are you leaving?': 'I only looked around.' }, '[role=dialog]');
  await me.press('Delete', '[role=dialog]');
  await me.expectArrivedAt('/', title);
  await me.expectHidden('button', 'Delete', '[role=dialog]');
  await me.expectVisible('link', 'Register Now');
  await me.expectVisible('link', 'Sign In', 'header');
  await me.openMailbox();
  await me.expectText('Account deleted', 'main article');
  await me.expectText('Reason: I only looked around.', 'main article');
}

/** The life of an account, from the sign-up to its deletion. */
async function manageAccount(me: Journey) {
  const picture = test.info().outputPath('photograph.jpg');
  writeFileSync(picture, (await photograph()).buffer);
  await test.step('opens an account', () => openAccount(me));
  await test.step('edits the profile', () => editProfile(me, picture));
  await test.step('resets the password', () => resetPassword(me));
  await test.step('changes the password', () => changePassword(me, `${noa.password} again`));
  await test.step('deletes the account', () => deleteAccount(me));
}

/** @returns true for each menu whose page the browser kept. */
async function comeBackToMenus(me: Journey) {
  const pulse = await leaveAndComeBack(me, 'Pulse', 'All News');
  await subscribe(me);
  await me.resize(500, 900);
  return { pulse, drawer: await leaveAndComeBack(me, 'Menu', 'Event') };
}

for (const { name, installed, packages, start, keepsPages } of engines) {
  test.describe(name, () => {
    // One after the other: WebKit's driver allows one session.
    test.describe.configure({ mode: 'default' });
    test.skip(!installed, `the site in ${name}; install Debian's ${packages}`);

    /** Runs steps in a new browser. Its console must stay empty. */
    async function browse<Result>(steps: (me: Journey) => Promise<Result>): Promise<Result> {
      const { engine, me } = await start();
      try {
        await me.resize(1280, 900);
        const result = await steps(me);
        expect(await engine.takeMessages()).toEqual([]);
        return result;
      } catch (error) {
        // A hanging driver takes no screenshot either.
        const screen = await engine.screenshot().catch(() => '');
        writeFileSync(test.info().outputPath('screen.png'), screen, 'base64');
        throw error;
      } finally {
        await engine.end();
      }
    }

    test('a visitor looks around, subscribes and writes to the organizer', () =>
      browse(async (me) => {
        await lookAround(me);
        await writeToOrganizer(me);
      }));

    test('an account is opened, used and deleted', () => browse(manageAccount));

    test('menus are closed after a return to their page', async () => {
      const kept = await browse(comeBackToMenus);
      if (keepsPages) expect(kept).toEqual({ pulse: true, drawer: true });
    });
  });
}
