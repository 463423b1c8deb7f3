import {
  chromium,
  type BrowserContext,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import sharp from 'sharp';
import { emptyUser } from '../../src/session/user';
import { publicPages, rules } from './dist';
import { forms, type BrowserForm } from './faultForms';
import config, { demoUrl, siteUrl } from './playwright.config';
import { expect, expectNoise, test } from './site';

/*
 * What the site survives in a real browser: the production build, whose calls each test answers itself.
 */

test.use({ baseURL: siteUrl });

const ada = {
  ...emptyUser,
  ...{ firstName: 'Ada', lastName: 'Keller', email: 'ada@example.org' },
  ...{ dialCode: '41', phone: '791234567', userType: 'participant' },
};
const ben = { ...ada, firstName: 'Ben', email: 'ben@example.org' };
const token = 'token-of-ada';
const tokenOfBen = 'token-of-ben';

/** The storage of a browser in which Ada is signed in. */
const adaSignedIn = {
  cookies: [],
  origins: [
    {
      origin: siteUrl,
      localStorage: [
        { name: 'user', value: JSON.stringify(ada) },
        { name: 'token', value: token },
      ],
    },
  ],
};

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = (page: Page) => page.evaluate(() => Object.entries(localStorage).sort());

/** Answers a call of the API. @returns the bodies that were sent, as they come. */
async function answerCall(
  context: BrowserContext,
  path: string,
  answer: (route: Route) => unknown,
) {
  const bodies: unknown[] = [];
  await context.route(`**${path}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await answer(route);
  });
  return bodies;
}

const json = (body: object) => (route: Route) => route.fulfill({ json: body });
const login = { success: true, token, user: ada };

/** Fills in and sends the form of the sign-in page. */
async function signIn(page: Page) {
  await page.goto('/login');
  await page.getByLabel('Email*').fill('ada@example.org');
  await page.getByLabel(/^Password/).fill('secret');
  await main(page).getByRole('button', { name: 'Sign in' }).click();
}

/** All that stands in the fields around a button. */
const typed = (submit: Locator) =>
  submit.evaluate((element: HTMLButtonElement) => {
    const place = element.closest('main') ?? element.form;
    const fields = place?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [];
    return [...fields].map(({ name, value, checked }) => [name, value, checked]);
  });

/** Fills in fields as a password manager may: without an event that React hears. */
const fillSilently = (page: Page, selector: string, text: string) =>
  page.locator(selector).evaluateAll((inputs, value) => {
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const input of inputs) property?.set?.call(input, value);
  }, text);

/** Ways in which the network fails, each with what the form says then. */
const failures = (form: Pick<BrowserForm, 'thrown' | 'notJson'>) => [
  { sentence: form.thrown, reply: (route: Route) => route.abort('connectionreset') },
  { sentence: form.thrown, reply: (route: Route) => route.abort('blockedbyclient') },
  { sentence: form.notJson, reply: (route: Route) => route.fulfill({ status: 204 }) },
  {
    sentence: form.notJson,
    reply: (route: Route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  },
  {
    sentence: form.notJson,
    reply: (route: Route) => route.fulfill({ status: 302, headers: { location: '/faq.html' } }),
  },
];

for (const form of forms) {
  test.describe(form.name, () => {
    if (form.address.startsWith('/profile')) test.use({ storageState: adaSignedIn });

    test('keeps all and says so when the network fails; the next try goes out once', async ({
      page,
      context,
    }) => {
      test.setTimeout(60_000);
      await page.goto(form.address);
      await form.fill(page);
      const submit = button(page, form.button);
      await expect(submit).toBeEnabled();
      const before = await typed(submit);

      const expectSentence = async (sentence: string) => {
        const message = page.getByRole('alert').filter({ hasText: sentence });
        await expect(message).toBeVisible();
        if (!form.name.includes('dialog')) await expect(message).toBeFocused();
        await expect(submit).toBeEnabled();
        expect(await typed(submit)).toEqual(before);
      };

      await context.setOffline(true);
      await submit.click();
      await expectSentence(form.thrown);
      await context.setOffline(false);
      for (const { sentence, reply } of failures(form)) {
        await context.route(`**${form.path}`, reply);
        await submit.click();
        await expect(button(page, form.busy)).toHaveCount(0);
        await expectSentence(sentence);
        await context.unroute(`**${form.path}`);
      }
      expectNoise(page, 'Failed to load resource');

      let answer: () => void = () => undefined;
      const answered = new Promise<void>((resolve) => (answer = resolve));
      const sent = await answerCall(context, form.path, async (route) => {
        await answered;
        await route.fulfill({ json: form.answer });
      });
      // Nothing may have moved below the second click.
      await submit.dblclick();
      const busy = button(page, form.busy);
      await expect(busy).toBeDisabled();
      // The focus does not fall to the page, from where tabbing would begin anew.
      await expect(page.locator('body')).not.toBeFocused();
      await busy.click({ force: true });
      await busy.evaluate((element: HTMLButtonElement) => {
        element.form?.requestSubmit();
      });
      // What happens at Enter: the browser presses the form's button, if it can be pressed.
      const fields = page.locator('form').filter({ has: busy }).locator('input:not([type=file])');
      if ((await fields.count()) > 0) await fields.first().press('Enter');
      answer();
      await expect(page.getByText(form.shows).first()).toBeVisible();
      expect(sent).toHaveLength(1);
    });
  });
}

test.describe('a browser that keeps nothing', () => {
  const notice = 'Your browser does not store your session, so it ends when you close this page.';

  test('signs in for this page when access throws, and says so', async ({ page, context }) => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
      }
    });
    await answerCall(context, '/api/auth/login', json(login));
    await page.goto('/');
    await expect(main(page).getByRole('link', { name: 'Register Now' })).toBeVisible();
    await signIn(page);
    await expect(page.getByText(notice)).toBeVisible();
    await page.getByRole('link', { name: 'Tickets', exact: true }).first().click();
    await expect(heading(page, 'Event Tickets')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/');
  });

  test('signs in for this page when it is full, and leaves nothing of it behind', async ({
    page,
    context,
  }) => {
    await answerCall(context, '/api/auth/login', json(login));
    await page.goto('/login');
    await page.evaluate(() => {
      for (let size = 4 * 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
        for (let part = 0; part < 4; part += 1) {
          try {
            localStorage.setItem(`filled-${size}-${part}`, 'x'.repeat(size));
          } catch {
            break;
          }
        }
      }
    });
    await signIn(page);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(main(page).getByText(ada.email)).toBeVisible();
    expect((await stored(page)).filter(([key]) => !key.startsWith('filled'))).toEqual([]);
  });
});

test.describe('somebody who is signed in', () => {
  test.use({ storageState: adaSignedIn });

  test('gives way here to somebody else who signs in in another tab', async ({ page, context }) => {
    await page.goto('/profile/change-password');
    await page.getByLabel(/^Current Password/).fill('secret of Ada');
    const other = await context.newPage();
    await other.goto('/faq.html');
    const session = [JSON.stringify(ben), tokenOfBen] as const;
    await other.evaluate(([user, raw]) => {
      localStorage.setItem('user', user);
      localStorage.setItem('token', raw);
    }, session);
    await expect(main(page).getByText('Ben Keller')).toBeVisible();
    await expect(page.getByText(ada.email)).toHaveCount(0);
    await expect(page.getByLabel(/^Current Password/)).toHaveValue('');
    const requests: (string | undefined)[] = [];
    await context.route('**/api/secure/change-password', async (route) => {
      requests.push((await route.request().allHeaders()).authorization);
      await route.fulfill({ json: { success: true } });
    });
    for (const label of [/^Current Password/, /^New Password/, /^Confirm New Password/]) {
      await page.getByLabel(label).fill('long enough');
    }
    await button(page, 'Update Password').click();
    await expect(page.getByText('Password updated successfully!')).toBeVisible();
    expect(requests).toEqual([tokenOfBen]);
  });

  test('sends the token to the secure calls alone, and it stands in no address', async ({
    page,
    context,
  }) => {
    const withToken: string[] = [];
    context.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      const sent = [request.url(), request.postData(), JSON.stringify(request.headers())].join();
      const place = origin === siteUrl ? pathname : request.url();
      if (sent.includes(token)) withToken.push(`${place} ${request.headers().authorization}`);
    });
    const logged: string[] = [];
    page.on('console', (line) => logged.push(line.text()));
    const reset = { error: 'Please sign in again.' };
    await answerCall(context, '/api/secure/profile', (route) =>
      route.fulfill({ status: 401, json: reset }),
    );
    await answerCall(context, '/api/auth/subscribe-newsletter', json({ success: true }));
    await page.goto('/profile');
    await button(page, 'Edit profile').click();
    await page.getByLabel('First Name*').fill('Augusta');
    await button(page, 'Save').click();
    await expect(page.getByRole('alert')).toContainText('Please sign in again.');
    expectNoise(page, 'status of 401');
    await expect(page.getByLabel('First Name*')).toHaveValue('Augusta');
    expect(withToken).toEqual([`/api/secure/profile ${token}`]);

    // An API that is led astray leads nobody along: the policy lets no call leave for another host.
    await answerCall(context, '/api/secure/profile', (route) =>
      route.fulfill({ status: 307, headers: { location: `${demoUrl}/api/secure/profile` } }),
    );
    await button(page, 'Save').click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.');
    expectNoise(page, 'Content Security Policy');
    expect(withToken.splice(0)).toEqual(Array(2).fill(`/api/secure/profile ${token}`));
    await answerCall(context, '/api/secure/profile', (route) =>
      route.fulfill({ status: 401, json: reset }),
    );
    await button(page, 'Save').click();
    await expect(page.getByRole('alert')).toContainText('Please sign in again.');
    expectNoise(page, 'status of 401');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await footer.getByLabel(/^Email/).fill('ada@example.org');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByText('Subscribed successfully!')).toBeVisible();
    await button(page, 'Sign in again').click();
    await expect(heading(page, 'Sign in')).toBeVisible();
    expect(withToken).toEqual([`/api/secure/profile ${token}`]);
    expect(logged.join()).not.toContain(token);
    expect(await stored(page)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
  });

  test('has the same names at 320 px, long, short and of other scripts, without scrolling sideways', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/profile');
    for (const name of ['x'.repeat(300), 'Ü', '못했습니다失敗李', `${'Anna-'.repeat(40)}Maria`]) {
      const user = { ...ada, firstName: name, lastName: name, organization: name };
      const email = `${name.slice(0, 60)}@${'sub.'.repeat(20)}example.org`;
      await page.evaluate(
        (text) => localStorage.setItem('user', text),
        JSON.stringify({ ...user, email }),
      );
      await page.reload();
      await expect(main(page).getByText(name).first()).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, name.slice(0, 20)).toBe(320);
    }
  });

  test('gets a clear word for each file that is no avatar, and nothing changes', async ({
    page,
  }) => {
    await page.goto('/profile');
    await button(page, 'Edit profile').click();
    const picker = page.getByLabel('Edit avatar');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const files = [
      ['text.png', 'image/png', 'I am no picture.'],
      ['empty.png', 'image/png', ''],
      ['drawing.svg', 'image/svg+xml', svg],
      ['drawing.png', 'image/png', svg],
      ['phone.heic', 'image/heic', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
      ['paper.pdf', 'application/pdf', '%PDF-1.7\n'],
      ['half.png', 'image/png', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'],
    ] as const;
    for (const [name, mimeType, text] of files) {
      await picker.setInputFiles({ name, mimeType, buffer: Buffer.from(text, 'latin1') });
      const sentence = 'This file is not an image the browser can read.';
      await expect(page.getByRole('alert'), name).toContainText(sentence);
      await expect(page.getByText('New picture selected.'), name).toHaveCount(0);
      expect(await picker.inputValue(), name).toBe('');
    }

    // 144 megapixels in a small file: said to be too large before anything decodes it.
    const side = { width: 12_000, height: 12_000 };
    const giant = sharp({ create: { ...side, channels: 3, background: '#888' } }).png();
    const buffer = await giant.toBuffer();
    expect(buffer.length).toBeLessThan(10_000_000);
    await picker.setInputFiles({ name: 'giant.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('alert')).toContainText('This picture is too large.');
    await expect(page.getByText('New picture selected.')).toHaveCount(0);
  });

  test('without a mouse finds a country by its letters, and stays in the dialog until it closes', async ({
    page,
  }) => {
    await page.goto('/profile');
    await button(page, 'Edit profile').click();
    const country = page.getByRole('combobox', { name: 'Country code' });
    await country.focus();
    await page.keyboard.type('canad');
    await expect(country).toHaveValue('1-CA');
    await button(page, 'Cancel').click();

    const opener = button(page, 'Delete Account');
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete Account' });
    await expect(dialog.getByPlaceholder('Your reason...')).toBeFocused();
    const focused = () =>
      page.evaluate(() => {
        const { activeElement, body } = document;
        if (!activeElement || activeElement === body) return 'browser';
        if (!activeElement.closest('[role="dialog"]')) return activeElement.outerHTML;
        return activeElement.getAttribute('aria-label') ?? activeElement.textContent;
      });
    const way = ['', 'Cancel', 'Delete', 'Close', '', 'Cancel'];
    for (const [key, places] of [
      ['Tab', way],
      ['Shift+Tab', way.toReversed()],
    ] as const) {
      for (const place of places.slice(1)) {
        await page.keyboard.press(key);
        // At its ends the browser may have the focus, and gives it back to the dialog.
        if ((await focused()) === 'browser') await page.keyboard.press(key);
        expect(await focused(), key).toBe(place);
      }
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test('nothing private is seen after a logout elsewhere, also from the back/forward cache', async () => {
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: siteUrl, storageState: adaSignedIn });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen: string[] = [];
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      // What the first frame after the return shows.
      requestAnimationFrame(() => {
        seen.push(document.body.innerText);
        Object.assign(window, { seen });
      });
    });
  });
  await page.goto('/profile');
  await expect(main(page).getByText(ada.email)).toBeVisible();
  await page.goto('/faq.html');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Hi, Ada' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();

  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'World Humanoid Robotics Championship')).toBeVisible();
  const seen = await page.evaluate(() => (window as Window & { seen?: string[] }).seen);
  expect(seen, 'the page came from the back/forward cache').toHaveLength(1);
  expect(seen?.join()).not.toMatch(/ada@|Keller|791234567/i);
  expect(await page.content()).not.toContain(ada.email);
  await browser.close();
});

/** Watches whether a mailed token stays anywhere. @returns how to check it, once its page was left. */
function watchForgetting(page: Page) {
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  const kept = () =>
    page.evaluate(async () => {
      const databases = (await indexedDB.databases()).map(({ name }) => name);
      const stores = [Object.entries(localStorage), Object.entries(sessionStorage), databases];
      return JSON.stringify([stores, await caches.keys(), document.cookie, history.state]);
    });
  return async (mailed: RegExp) => {
    await expect(heading(page, 'Sign in')).toBeVisible();
    expect(await kept()).not.toMatch(mailed);
    await page.goBack();
    expect(page.url()).not.toMatch(mailed);
    expect(logged.join()).not.toMatch(mailed);
  };
}

test.describe('a reset link', () => {
  test('is sent with the new password alone, and kept nowhere', async ({ page, context }) => {
    const expectForgotten = watchForgetting(page);
    let answer = { success: false, error: 'Not yet.' };
    const sent = await answerCall(context, '/api/auth/reset-password', (route) =>
      route.fulfill({ json: answer }),
    );
    await page.goto('/purchase');
    await page.goto('/reset-password/Mailed%2Ftoken');
    // As a password manager fills it in: without an event that React hears.
    const submit = button(page, 'Set new password');
    await expect(submit).toBeEnabled();
    await fillSilently(page, 'main input', ' long enough ');
    await submit.click();
    await expect(page.getByRole('alert')).toContainText('Not yet.');
    answer = { success: true, error: '' };
    await submit.click();
    await expect(page.getByText('Your password has been reset successfully.')).toBeVisible();
    expect(sent).toEqual(Array(2).fill({ token: 'Mailed/token', password: ' long enough ' }));
    await expectForgotten(/Mailed|reset-password/);
  });
});

test.describe('a verification link', () => {
  test('is asked about exactly once, as it was mailed, and kept nowhere', async ({
    page,
    context,
  }) => {
    const expectForgotten = watchForgetting(page);
    const sent = await answerCall(context, '/api/auth/verify-profile', json({ success: true }));
    await page.goto('/verify-Profile/Mailed%2Ftoken');
    await expect(page.getByText('Profile verified successfully.')).toBeVisible();
    expect(sent).toEqual([{ token: 'Mailed/token' }]);
    await page.getByRole('link', { name: 'Go to login now' }).click();
    await expectForgotten(/Mailed|verify-profile/i);
    expect(sent).toHaveLength(1);
  });

  test('that gets no good answer says so and can be tried again, each time with one request', async ({
    page,
    context,
  }) => {
    const path = '/api/auth/verify-profile';
    const again = button(page, 'Try again');
    const expectSentence = async (sentence: string) => {
      await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(again).toBeVisible();
    };
    await context.route(`**${path}`, (route) => route.abort('connectionreset'));
    await page.goto('/verify-Profile/a-token');
    await expectSentence('Something went wrong.');
    await context.setOffline(true);
    await again.click();
    await expectSentence('Something went wrong.');
    await context.setOffline(false);
    for (const { sentence, reply } of failures({
      thrown: 'Something went wrong.',
      notJson: 'Invalid JSON response',
    })) {
      await context.unroute(`**${path}`);
      const sent = await answerCall(context, path, reply);
      await again.click();
      await expectSentence(sentence);
      expect(sent).toEqual([{ token: 'a-token' }]);
    }
    expectNoise(page, 'Failed to load resource');

    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const sent = await answerCall(context, path, async (route) => {
      await answered;
      await route.fulfill({ json: { success: true } });
    });
    await again.click();
    await expect(page.getByText('Verifying your profile...')).toBeVisible();
    await expect(again).toHaveCount(0);
    answer();
    await expect(page.getByText('Profile verified successfully.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('works in any letter case', async ({ page, context }) => {
    const sent = await answerCall(context, '/api/auth/verify-profile', json({ success: true }));
    await page.goto('/verify-profile/AbC');
    await expect(page.getByText('Profile verified successfully.')).toBeVisible();
    expect(sent).toEqual([{ token: 'AbC' }]);
  });
});

test.describe('a chunk that is gone after a deploy', () => {
  const chunk = '**/assets/PurchasePage-*.js';
  const gone = (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });

  /** Counts how often a document is loaded. */
  const countLoads = (page: Page) => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    return loads;
  };

  test('has the page that a visitor is on the way to loaded anew, once', async ({ page }) => {
    await page.goto('/terms-conditions');
    const loads = countLoads(page);
    await page.route(chunk, (route) => (loads.length === 0 ? gone(route) : route.continue()));
    await button(page, 'Pulse').click();
    await page.getByRole('link', { name: 'Tickets', exact: true }).click();
    await expect(heading(page, 'Purchase Ticket Page')).toBeVisible();
    await expect(page).toHaveURL('/purchase');
    expect(loads).toEqual(['/purchase']);
    expectNoise(page, '404');
  });

  test.describe('of a part of a page', () => {
    test.use({ storageState: adaSignedIn });

    test('leaves the rest as it is, says so, and is asked for again by whoever tries again', async ({
      page,
    }) => {
      const parts = /\/assets\/(ContactForm|NewsletterForm|ProfileForm|DeleteDialog)-[^/]*\.js$/;
      const notice = 'This did not load. Please check your connection and try again.';
      const loads = countLoads(page);
      await page.route(parts, gone);
      await page.goto('/profile');
      for (const name of ['Edit profile', 'Delete Account']) {
        const part = main(page)
          .locator('section')
          .filter({ has: button(page, name) });
        await button(page, name).click();
        await expect(part.getByRole('alert')).toHaveText(notice);
        await expect(main(page).getByText(ada.email)).toBeVisible();
      }
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const footer = page.getByRole('contentinfo').getByRole('alert');
      await expect(footer).toContainText('This form could not be loaded. Write to');

      await page.unroute(parts);
      await footer.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByLabel('Email for the newsletter*')).toBeVisible();
      await button(page, 'Delete Account').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await button(page, 'Cancel').click();
      await button(page, 'Edit profile').click();
      await expect(page.getByLabel('First Name*')).toHaveValue('Ada');
      await expect(page.getByText(notice)).toHaveCount(0);
      expect(loads).toEqual(['/profile']);
      expectNoise(page, '404');
    });
  });

  test('that stays away has the page loaded anew once, then the error told, with a way home', async ({
    page,
  }) => {
    const loads = countLoads(page);
    await page.route(chunk, gone);
    await page.goto('/purchase');
    await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
    expect(loads).toEqual(['/purchase', '/purchase']);
    await expect(main(page).getByRole('link', { name: 'Back to Home' })).toHaveAttribute(
      'href',
      '/',
    );
    expectNoise(page, '404');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const needed = /needs? JavaScript/;

  test('public pages are readable, and each form says that it needs it', async ({ page }) => {
    test.setTimeout(60_000);
    for (const { path } of publicPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      for (const submit of await page.locator('button[type="submit"]').all()) {
        await expect(submit, path).toBeDisabled();
      }
      const places = await page.locator('main:has(form), .newsletter, .contact').all();
      expect(places.length, path).toBeGreaterThan(0);
      for (const place of places) expect(await place.innerText(), path).toMatch(needed);
    }
  });

  test('what is made in the browser says so', async ({ page }) => {
    for (const path of ['/profile', '/reset-password/token', '/verify-Profile/token', '/news/1']) {
      await page.goto(path);
      await expect(page.getByText(needed).first(), path).toBeVisible();
    }
  });
});

test.describe('a password manager', () => {
  const fillCredentials = async (page: Page) => {
    await fillSilently(page, 'main input[type="email"]', credentials.email);
    await fillSilently(page, 'main input[type="password"]', credentials.password);
  };
  const credentials = { email: 'ada@example.org', password: ' secret ' };

  test('that fills in the sign-in is heard', async ({ page, context }) => {
    const sent = await answerCall(context, '/api/auth/login', json(login));
    await page.goto('/login');
    const submit = main(page).getByRole('button', { name: 'Sign in' });
    await expect(submit).toBeEnabled();
    await fillCredentials(page);
    await submit.click();
    await expect(heading(page, 'Profile')).toBeVisible();
    expect(sent).toEqual([credentials]);
  });

  test.describe('of somebody who is signed in', () => {
    test.use({ storageState: adaSignedIn });

    test('that fills in an old and a new password is heard, for this account', async ({
      page,
      context,
    }) => {
      const sent = await answerCall(
        context,
        '/api/secure/change-password',
        json({ success: true }),
      );
      await page.goto('/profile/change-password');
      const submit = button(page, 'Update Password');
      await expect(submit).toBeEnabled();
      await expect(page.locator('main [autocomplete="username"]')).toHaveValue(ada.email);
      await fillSilently(page, '[autocomplete="current-password"]', ' old ');
      await fillSilently(page, '[autocomplete="new-password"]', ' long enough ');
      await submit.click();
      await expect(page.getByText('Password updated successfully!')).toBeVisible();
      const repeated = { newPassword: ' long enough ', confirmPassword: ' long enough ' };
      expect(sent).toEqual([{ currentPassword: ' old ', ...repeated }]);
      for (const input of await page.locator('main input[type="password"]').all()) {
        await expect(input).toHaveValue('');
      }
    });
  });

  test('that is faster than the script loses nothing, nor does whoever presses Enter', async ({
    page,
    context,
  }) => {
    const sent = await answerCall(context, '/api/auth/login', json(login));
    let start: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (start = resolve));
    await context.route('**/assets/*.js', async (route) => {
      await started;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    const submit = main(page).getByRole('button', { name: 'Sign in' });
    await expect(submit).toBeVisible();
    await fillCredentials(page);
    await page.getByLabel(/^Password/).press('Enter');
    await expect(submit).toBeDisabled();
    start();
    await expect(submit).toBeEnabled();
    await expect(page).toHaveURL('/login');
    await page.getByLabel(/^Password/).press('Enter');
    await expect(heading(page, 'Profile')).toBeVisible();
    expect(sent).toEqual([credentials]);
  });
});

test.describe('on paper', () => {
  test.use({ reducedMotion: 'no-preference' });

  /** Text that cannot be read on white paper, where backgrounds are not printed. */
  const unreadable = (page: Page) =>
    page.evaluate(() => {
      const luminance = (color: string) => {
        const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
        const linear = [r, g, b].map((value) => {
          const onWhite = (value * alpha + 255 * (1 - alpha)) / 255;
          return onWhite <= 0.04045 ? onWhite / 12.92 : ((onWhite + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
      };
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const words = walker.currentNode.textContent?.trim();
        const element = walker.currentNode.parentElement;
        if (!words || !element?.checkVisibility()) continue;
        const { color } = getComputedStyle(element);
        let opacity = 1;
        let exact = false;
        for (let box: Element | null = element; box; box = box.parentElement) {
          const style = getComputedStyle(box);
          opacity *= Number(style.opacity);
          exact ||= style.printColorAdjust === 'exact';
        }
        const contrast = 1.05 / (luminance(color) + 0.05);
        if (opacity < 1 || (contrast < 4.5 && !exact)) {
          found.push(`${words.slice(0, 40)}: ${color}, opacity ${opacity}`);
        }
      }
      return found;
    });

  /** In forced colours backgrounds are gone: fields and buttons without an edge, text without contrast. */
  const unseen = (page: Page) =>
    page.evaluate(() => {
      const found: string[] = [];
      for (const control of document.querySelectorAll('input, select, textarea, .btn')) {
        const { width } = control.getBoundingClientRect();
        if (width < 2 || !control.checkVisibility() || control.matches('[type=checkbox]')) continue;
        const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
        if (borderTopStyle === 'none' || parseFloat(borderTopWidth) === 0) {
          found.push(`no edge: ${control.outerHTML.slice(0, 100)}`);
        }
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const words = walker.currentNode.textContent?.trim();
        const element = walker.currentNode.parentElement;
        if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
        const { color } = getComputedStyle(element);
        const background = (box: Element | null): string => {
          if (!box) return 'rgb(255, 255, 255)';
          const { backgroundColor } = getComputedStyle(box);
          const clear = /, 0\)$/.test(backgroundColor);
          return clear ? background(box.parentElement) : backgroundColor;
        };
        if (color === background(element)) found.push(`no contrast: ${words.slice(0, 40)}`);
      }
      return found;
    });

  /** How much there is to read, in characters; a form is of no use on paper. */
  const read = (page: Page) =>
    main(page).evaluate((element: HTMLElement) => {
      const forms = [...element.querySelectorAll('form')].filter((form) => form.checkVisibility());
      return forms.reduce((rest, form) => rest - form.innerText.length, element.innerText.length);
    });

  test('no page hides anything, and all is dark on white', async ({ page }) => {
    test.setTimeout(90_000);
    for (const { path } of publicPages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const words = await read(page);
      // What rises when it is scrolled to waits unseen on the screen.
      if (path === '/') await expect(page.locator('.aos-ready [data-aos]').first()).toBeAttached();
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => unreadable(page), path).toEqual([]);
      expect(await read(page), path).toBeGreaterThan(words * 0.8);
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(paper, path).toBe('rgb(255, 255, 255)');
      await page.emulateMedia({ media: null, forcedColors: 'active' });
      expect.soft(await unseen(page), `${path} in forced colours`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    }
  });
});

test('whoever wants less motion sees nothing move, and does not load what would', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { duration = 0 } = effect?.getComputedTiming() ?? {};
          return playState === 'running' && Number(duration) > 1;
        })
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : '')),
    );
  for (const id of ['event', 'news', 'faq_contact', 'top']) {
    await page.evaluate((hash) => (location.hash = hash), id);
    await expect(page.locator(`#${id}`)).toBeFocused();
    expect(await moving()).toEqual([]);
  }
  expect(scripts.filter((url) => /reveal/i.test(url))).toEqual([]);
  await expect(page.locator('[data-aos]')).toHaveCount(0);
});

test.describe('every address', () => {
  /** One address for each row of the route table, and some that lead nowhere. */
  const addresses = [
    ...rules.paths.map(({ path }) => path.replace('/:token?', '/a-token').replace(/:\w+\??/g, '1')),
    ...['/verify-Profile', '/reset-password', '/nowhere', '/profile/nowhere', '/news/abc'],
    ...[
      '/news/999999999999999999999',
      '/#nothing',
      '/#a.b:c[d]',
      '/competition-categories#%E0%A4%A',
    ],
  ];

  /** Articles differ by their words alone; who reads one signed in has read them all. */
  const forMembers = addresses.filter((address) => !/^\/news\/([2-9]|10)-/.test(address));

  for (const { who, storageState, visited } of [
    { who: 'an anonymous visitor', storageState: { cookies: [], origins: [] }, visited: addresses },
    { who: 'a participant', storageState: adaSignedIn, visited: forMembers },
  ]) {
    test.describe(`for ${who}`, () => {
      test.use({ storageState });

      // The test listens to the console, where violations of the policy are told, and to all requests.
      test('asks no third party, violates no policy and logs nothing', async ({
        page,
        context,
      }) => {
        test.setTimeout(180_000);
        await answerCall(context, '/api/auth/verify-profile', json({ error: 'Too late.' }));
        for (const address of visited) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
          await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
          await expect(page.getByLabel('Email for the newsletter*'), address).toBeVisible();
          await expect(page, address).toHaveTitle(/WHRC 2026$/);
        }
        const status404 = visited.filter((address) => address.includes('nowhere'));
        expect(status404).toHaveLength(2);
        expectNoise(page, 'status of 404');
      });
    });
  }
});
