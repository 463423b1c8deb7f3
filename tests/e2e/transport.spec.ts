import type { BrowserContext, Locator, Route } from '@playwright/test';
import { forms } from './forms';
import { adaSignedIn, button, answerCall } from './member';
import { siteUrl } from './playwright.config';
import { expect, expectNoise, test } from './site';

/*
 * What a form says when the network fails, and that it can go on.
 */

test.use({ baseURL: siteUrl, savesData: true });

/** Everything in the fields around a button. */
const typed = (submit: Locator) =>
  submit.evaluate((element: HTMLButtonElement) => {
    const place = element.closest('main') ?? element.form;
    const fields = place?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [];
    return [...fields].map(({ name, value, checked }) => [name, value, checked]);
  });

/** A way in which the network fails. */
interface Failure {
  fail: (context: BrowserContext, path: string) => Promise<unknown>;
  /** True when something comes back all the same, which is no JSON. */
  answered?: true;
}

const replying =
  (reply: (route: Route) => Promise<void>): Failure['fail'] =>
  (context, path) =>
    context.route(`**${path}`, reply);

const offline: Failure = {
  fail: async (context) => {
    await context.setOffline(true);
    // The browser's network hears of it a moment later.
    const reaches = () => fetch('/favicon.svg', { cache: 'no-store' }).then(Boolean, () => false);
    for (const page of context.pages()) await expect.poll(() => page.evaluate(reaches)).toBe(false);
  },
};
const badGateway: Failure = {
  fail: replying((route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  ),
  answered: true,
};

/** Every way; one form meets them all. */
const allFailures: readonly Failure[] = [
  offline,
  badGateway,
  { fail: replying((route) => route.abort('connectionreset')) },
  { fail: replying((route) => route.abort('blockedbyclient')) },
  { fail: replying((route) => route.fulfill({ status: 204 })), answered: true },
  {
    fail: replying((route) => route.fulfill({ status: 302, headers: { location: '/faq.html' } })),
    answered: true,
  },
];

/** The network is well again. */
async function mend(context: BrowserContext, path: string) {
  await context.setOffline(false);
  await context.unroute(`**${path}`);
}

for (const form of forms) {
  test.describe(form.name, () => {
    if (form.address.startsWith('/profile')) test.use({ storageState: adaSignedIn });

    test('keeps all and says so when the network fails; the next try goes out once', async ({
      page,
      context,
    }) => {
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

      const failures = form.path.endsWith('login') ? allFailures : [offline, badGateway];
      for (const { fail, answered } of failures) {
        await fail(context, form.path);
        await submit.click();
        await expect(button(page, form.busyLabel)).toHaveCount(0);
        await expectSentence(answered ? form.notJson : form.unanswered);
        await mend(context, form.path);
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
      const busy = button(page, form.busyLabel);
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

test('a verification link that gets no good answer says so and can be tried again, each time with one request', async ({
  page,
  context,
}) => {
  const path = '/api/auth/verify-profile';
  // The footer's form may report that it did not load.
  const main = page.getByRole('main');
  const alert = main.getByRole('alert');
  const again = main.getByRole('button', { name: 'Try again', exact: true });
  const expectSentence = async (sentence: string) => {
    await expect(alert).toContainText(sentence);
    await expect(alert).toBeFocused();
    await expect(again).toBeVisible();
  };
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) requests.push(request.url());
  });
  await context.route(`**${path}`, (route) => route.abort('connectionreset'));
  await page.goto('/verify-Profile/a-token');
  await expectSentence('Something went wrong.');
  await mend(context, path);
  for (const { fail, answered } of [offline, badGateway]) {
    await fail(context, path);
    await again.click();
    await expectSentence(answered ? 'Invalid JSON response' : 'Something went wrong.');
    await mend(context, path);
  }
  expect(requests).toHaveLength(3);
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
