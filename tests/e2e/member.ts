import type { BrowserContext, Page, Route } from '@playwright/test';
import { emptyUser } from '../../src/session/user';
import { siteUrl } from './playwright.config';

/*
 * For the specs that meet the production build, whose calls each test answers itself: somebody who is
 * signed in, the API's answers, and what is on every page.
 */

/** A participant. */
export const ada = {
  ...emptyUser,
  ...{ firstName: 'Ada', lastName: 'Keller', email: 'ada@example.org' },
  ...{ dialCode: '41', phone: '791234567', userType: 'participant' },
};
/** The token of Ada's session. */
export const token = 'token-of-ada';

/** The storage of a browser in which Ada is signed in. */
export const adaSignedIn = {
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

/** The page's own content. */
export const main = (page: Page) => page.getByRole('main');
/** The page's heading. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
/** A button by exactly its name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Everything in the browser's storage. */
export const stored = (page: Page) => page.evaluate(() => Object.entries(localStorage).sort());

/** Answers a call of the API. @returns the bodies that were sent, as they come. */
export async function answerCall(
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

/** An answer of the API. */
export const json = (body: object) => (route: Route) => route.fulfill({ json: body });
/** The answer to a sign-in. */
export const login = { success: true, token, user: ada };

/** Fills in fields as a password manager may: without an event that React hears. */
export const fillSilently = (page: Page, selector: string, text: string) =>
  page.locator(selector).evaluateAll((inputs, value) => {
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const input of inputs) property?.set?.call(input, value);
  }, text);
