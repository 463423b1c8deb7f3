import {
  chromium,
  type BrowserContext,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import { emptyUser } from '../../src/session/user';
import { publicPages, rules } from './dist';
import { forms, type BrowserForm } from './faultForms';
import config, { siteUrl } from './playwright.config';
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

/** All that stands in the fields of a button's form. */
const typed = (submit: Locator) =>
  submit.evaluate((element: HTMLButtonElement) =>
    [...new FormData(element.form ?? undefined)].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name],
    ),
  );

/** Ways in which the network fails, each with what the form says then. */
const failures = (form: BrowserForm) => [
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
      await busy.click({ force: true });
      await busy.evaluate((element: HTMLButtonElement) => {
        element.form?.requestSubmit();
      });
      await page.locator('form input:not([type=file])').first().press('Enter');
      answer();
      await expect(page.getByText(form.shows).first()).toBeVisible();
      expect(sent).toHaveLength(1);
    });
  });
}

test.describe('a browser that keeps nothing', () => {
  const notice = 'Your browser refused to store the session, so it ends when this page is closed.';

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
      const { pathname } = new URL(request.url());
      const sent = [request.url(), request.postData(), JSON.stringify(request.headers())].join();
      if (sent.includes(token)) withToken.push(`${pathname} ${request.headers().authorization}`);
    });
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
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await footer.getByLabel(/^Email/).fill('ada@example.org');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByText('Subscribed successfully!')).toBeVisible();
    await button(page, 'Sign in again').click();
    await expect(heading(page, 'Sign in')).toBeVisible();
    expect(withToken).toEqual([`/api/secure/profile ${token}`]);
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
      await expect(page.getByText('New picture chosen.'), name).toHaveCount(0);
      expect(await picker.inputValue(), name).toBe('');
    }
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

test.describe('a verification link', () => {
  test('is asked about exactly once, as it was mailed, and kept nowhere', async ({
    page,
    context,
  }) => {
    const sent = await answerCall(context, '/api/auth/verify-profile', json({ success: true }));
    await page.goto('/verify-Profile/Mailed%2Ftoken');
    await expect(page.getByText('Profile verified successfully.')).toBeVisible();
    expect(sent).toEqual([{ token: 'Mailed/token' }]);
    await page.getByRole('link', { name: 'Go to login now' }).click();
    await expect(heading(page, 'Sign in')).toBeVisible();
    expect(await stored(page)).toEqual([]);
    expect(await page.evaluate(() => [sessionStorage.length, document.cookie])).toEqual([0, '']);
    await page.goBack();
    expect(page.url()).not.toContain('verify');
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
  /** Fills in the fields as an extension may: without an event that React hears. */
  const fillSilently = (page: Page) =>
    page.evaluate(() => {
      for (const input of document.querySelectorAll<HTMLInputElement>('main input')) {
        const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        property?.set?.call(input, input.type === 'email' ? 'ada@example.org' : ' secret ');
      }
    });
  const credentials = { email: 'ada@example.org', password: ' secret ' };

  test('that fills in the sign-in is heard', async ({ page, context }) => {
    const sent = await answerCall(context, '/api/auth/login', json(login));
    await page.goto('/login');
    const submit = main(page).getByRole('button', { name: 'Sign in' });
    await expect(submit).toBeEnabled();
    await fillSilently(page);
    await submit.click();
    await expect(heading(page, 'Profile')).toBeVisible();
    expect(sent).toEqual([credentials]);
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
    await fillSilently(page);
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

  test('no page hides anything, and all is dark on white', async ({ page }) => {
    test.setTimeout(90_000);
    for (const { path } of publicPages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const words = (await main(page).innerText()).length;
      // What rises when it is scrolled to waits unseen on the screen.
      if (path === '/') await expect(page.locator('.aos-ready [data-aos]').first()).toBeAttached();
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => unreadable(page), path).toEqual([]);
      // The forms' places are left out.
      expect((await main(page).innerText()).length, path).toBeGreaterThan(words * 0.8);
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(paper, path).toBe('rgb(255, 255, 255)');
      await page.emulateMedia({ media: null });
    }
  });
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

  for (const { who, storageState } of [
    { who: 'an anonymous visitor', storageState: { cookies: [], origins: [] } },
    { who: 'a participant', storageState: adaSignedIn },
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
        for (const address of addresses) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
          await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
          await expect(page.getByLabel('Email for the newsletter*'), address).toBeVisible();
          await expect(page, address).toHaveTitle(/WHRC 2026$/);
        }
        const status404 = addresses.filter((address) => address.includes('nowhere'));
        expect(status404).toHaveLength(2);
        expectNoise(page, 'status of 404');
      });
    });
  }
});
