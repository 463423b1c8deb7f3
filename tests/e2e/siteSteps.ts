import type { BrowserContext, Page, Route } from '@playwright/test';
import { emptyUser } from '../../src/session/user';
import { siteUrl } from './playwright.config';

/* Steps on the production build, whose API each test replaces. */

/** A participant. */
export const pia = {
  ...emptyUser,
  firstName: 'Pia',
  lastName: 'Keller',
  email: 'pia@example.org',
  dialCode: '41',
  phone: '791234567',
  userType: 'participant',
};
/** The token of Pia's session. */
export const token = 'token-of-pia';

/** Browser storage with Pia's session. */
export const piaSignedIn = {
  cookies: [],
  origins: [
    {
      origin: siteUrl,
      localStorage: [
        { name: 'user', value: JSON.stringify(pia) },
        { name: 'token', value: token },
      ],
    },
  ],
};

export const mainOf = (page: Page) => page.getByRole('main');
export const headingOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const buttonOf = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });
/** The keys and values in localStorage. */
export const stored = (page: Page) => page.evaluate(() => Object.entries(localStorage).sort());

/** Replaces an API call. @returns the growing list of request bodies. */
export async function stubCall(
  context: BrowserContext,
  path: string,
  respond: (route: Route) => unknown,
) {
  const bodies: unknown[] = [];
  await context.route(`**${path}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await respond(route);
  });
  return bodies;
}

export const json = (body: object) => (route: Route) => route.fulfill({ json: body });
/** The response to a sign-in. */
export const signInResponse = { success: true, token, user: pia };
