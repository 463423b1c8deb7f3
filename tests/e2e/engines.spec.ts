import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { event } from '../../src/data/event.ts';
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

const title = event.name;

async function looksAround(me: Journey) {
  await me.followLinkWhileLoading(siteUrl, '/become-a-sponsor');
  await me.loads('/become-a-sponsor', 'Become a Sponsor');
  await me.open('/');
  await me.loads('/', title);
  await me.seesPictures();
  await me.press('link', 'Event', 'header');
  await me.seesSection('event');
  await me.press('link', 'Warehouse & Logistics');
  await me.seesSection('cat3');
  await me.seesPictures();

  await me.press('button', 'Pulse', 'header');
  await me.press('link', 'All News', 'header');
  await me.arrives('/news-or-blog', 'News & Blog');
  await me.seesPictures();
  const article = 'Carrying a full cup of tea: three ways to spill it';
  await me.press('link', article);
  await me.sees('heading', article);
  await me.seesPictures();
  await me.back();
  await me.arrives('/news-or-blog', 'News & Blog');
  await me.forward();
  await me.sees('heading', article);

  await me.press('link', 'FAQ', 'header');
  await me.seesSection('faq_contact');
  await me.press('question', 'Is there a live stream?');
  await me.reads('selected events are live-streamed');
}

/** Leaves the app with an open menu, and returns. @returns true if the browser kept the page. */
async function comesBack(me: Journey, opener: string, entry: string): Promise<boolean> {
  await me.open('/purchase');
  await me.press('button', opener, 'header');
  await me.sees('link', entry, 'header');
  const kept = await me.openFileAndGoBack('/robots.txt');
  await me.seesNo('link', entry, 'header');
  await me.press('button', opener, 'header');
  await me.sees('link', entry, 'header');
  await me.press('button', opener, 'header');
  await me.seesNo('link', entry, 'header');
  return kept;
}

async function subscribes(me: Journey) {
  await me.fill({ 'Email for the newsletter': noa.email }, 'footer');
  await me.press('button', 'Subscribe', 'footer');
  await me.reads('Subscribed successfully!', 'footer');
}

async function writes(me: Journey) {
  await me.press('button', 'Subscribe', 'footer');
  await me.reads('Please enter your email.', 'footer');
  await subscribes(me);

  await me.press('link', 'Contact us', 'header');
  await me.fill({ Name: 'Noa', Email: noa.email, Message: 'Hello' });
  await me.press('button', 'Send message');
  await me.reads('Please select your country code and enter your phone number.');
  await me.fill({ 'Phone number': '+41791234567' });
  await me.press('button', 'Send message');
  await me.reads('Thank you for your message!');
}

async function opensAccount(me: Journey) {
  await me.open('/');
  await me.press('link', 'Sign In', 'header');
  await me.arrives('/login', 'Sign in', 'Sign In');
  await me.seesPictureFillCard();
  await me.press('link', 'Register');
  await me.arrives('/register/visitor', 'Register as a visitor', 'Registration');
  await me.seesPictureFillCard();
  await me.back();
  await me.arrives('/login', 'Sign in', 'Sign In');
  await me.open('/');
  await me.press('link', 'Register Now');
  await me.arrives('/register', 'Choose your role', 'Register');
  await me.press('link', 'Register as a visitor');
  await me.arrives('/register/visitor', 'Register as a visitor', 'Registration');
  await me.press('button', 'Create account');
  await me.focuses('field', 'First name');
  await me.reads('Please accept the terms and conditions.');
  await me.isAccessible('main');

  await me.fill({ 'First name': 'Noa', 'Last name': 'Newcomer', Email: noa.email });
  await me.choose('Switzerland (+41)');
  await me.fill({ 'Phone number': '791234567' });
  await me.fill({ Password: noa.password, 'Confirm password': noa.password });
  await me.press('field', 'I accept the terms and conditions (opens in a new tab)');
  await me.press('button', 'Create account');
  const registered = 'Registration successful! Please check your email to verify your account.';
  await me.focuses('status', registered);
  await me.isAccessible('main');

  await me.press('link', 'Sign in');
  await signsIn(me, noa.password);
  await me.focuses('alert', 'Your account is not verified.');
  await me.sees('button', 'Resend Verification Link');
  await me.openMailbox();
  await me.reads(noa.email, 'main article');
  await me.press('link', 'Verify my email address');
  await me.reads('Redirecting to login...', 'main [role=status]');
  await me.isAccessible();
  await me.press('link', 'Sign in now');
  await me.arrives('/login', 'Sign in', 'Sign In');
  await signsIn(me, noa.password);
  await me.arrives('/profile', 'Profile');
}

async function signsIn(me: Journey, password: string) {
  await me.fill({ Email: noa.email, Password: password });
  await me.press('button', 'Sign in');
}

async function usesAccount(me: Journey, picture: string) {
  await me.press('button', 'Edit profile');
  await me.focuses('field', 'First Name');
  await me.fill({ Designation: 'Captain' });
  await me.attach('Edit avatar', picture);
  await me.reads('New picture chosen.');
  await me.isAccessible('main');
  await me.press('button', 'Save');
  await me.reads('Profile updated successfully!', 'main [role=status]');
  await me.reads('Captain', 'main dd');
  await me.reads('+41-791234567', 'main dd');
  await me.isAccessible('main');
}

async function logsOut(me: Journey) {
  await me.press('button', 'Hi, Noa', 'header');
  await me.press('button', 'Logout', 'header');
  await me.arrives('/', title);
}

async function resetsPassword(me: Journey) {
  await logsOut(me);
  await me.press('link', 'Sign In', 'header');
  await me.press('link', 'Forgot your password?');
  await me.arrives('/forgot-password', 'Forgot your password?', 'Forgot Password');
  await me.fill({ Email: noa.email });
  await me.press('button', 'Send reset link');
  await me.reads('A password reset link has been sent to your email.', 'main [role=status]');
  await me.isAccessible('main');
  await me.openMailbox();
  await me.arrives('/mailbox', 'Mailbox');
  await me.isAccessible();
  await me.press('link', 'Set a new password');
  await me.focuses('heading', 'Set a new password');
  await me.isAccessible();
  await me.fill({ 'New password': noa.password, 'Confirm new password': noa.password });
  await me.press('button', 'Set new password');
  await me.reads('Your password has been reset successfully.');
  await me.arrives('/login', 'Sign in', 'Sign In');
  await signsIn(me, noa.password);
  await me.arrives('/profile', 'Profile');
}

async function changesPassword(me: Journey, next: string) {
  await me.press('link', 'Change Password');
  await me.arrives('/profile/change-password', 'Change Password');
  await me.fill({ 'Current Password': noa.password, 'New Password': next });
  await me.fill({ 'Confirm New Password': next });
  await me.press('button', 'Update Password');
  await me.reads('Password updated successfully!', 'main [role=status]');
  await me.seesEmptyPasswords();
  await me.isAccessible();

  await logsOut(me);
  await me.press('link', 'Sign In', 'header');
  await signsIn(me, noa.password);
  await me.focuses('alert', 'The email address or the password is wrong.');
  await signsIn(me, next);
  await me.arrives('/profile', 'Profile');
}

async function deletesAccount(me: Journey) {
  await me.press('button', 'Delete Account');
  await me.press('button', 'Delete', '[role=dialog]');
  await me.reads('why are you leaving?', '[role=dialog] [role=alert]');
  await me.isAccessible();
  await me.fill({ 'Why are you leaving?': 'I only looked around.' }, '[role=dialog]');
  await me.press('button', 'Delete', '[role=dialog]');
  await me.arrives('/', title);
  await me.seesNo('button', 'Delete', '[role=dialog]');
  await me.sees('link', 'Register Now');
  await me.sees('link', 'Sign In', 'header');
  await me.openMailbox();
  await me.reads('Account deleted', 'main article');
  await me.reads('Reason: I only looked around.', 'main article');
}

/** The life of an account, from the sign-up to its deletion. */
async function livesWithAccount(me: Journey) {
  const picture = test.info().outputPath('photograph.jpg');
  writeFileSync(picture, (await photograph()).buffer);
  await test.step('opens an account', () => opensAccount(me));
  await test.step('uses the account', () => usesAccount(me, picture));
  await test.step('resets the password', () => resetsPassword(me));
  await test.step('changes the password', () => changesPassword(me, `${noa.password} again`));
  await test.step('deletes the account', () => deletesAccount(me));
}

/** @returns true for each menu whose page the browser kept. */
async function returns(me: Journey) {
  const pulse = await comesBack(me, 'Pulse', 'All News');
  await subscribes(me);
  await me.resize(500, 900);
  return { pulse, drawer: await comesBack(me, 'Menu', 'Event') };
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
        await looksAround(me);
        await writes(me);
      }));

    test('an account is opened, used and deleted', () => browse(livesWithAccount));

    test('menus are closed after a return to their page', async () => {
      const kept = await browse(returns);
      if (keepsPages) expect(kept).toEqual({ pulse: true, drawer: true });
    });
  });
}
