import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { championship } from '../../../src/data/championship.ts';
import type { Account } from '../../../src/mocks/model.ts';
import { callOf } from './callOf.ts';
import { expect } from './fixtures.ts';

/* Steps of journeys: through the demo, whose mock API responds, or on the production build, where a test stubs calls. */

/** Scrolls to the footer, whose form loads lazily. */
export async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(field(footer, 'Email for the newsletter'), page.url()).toBeVisible();
  await expect(footer.getByRole('button', { name: 'Subscribe' }), page.url()).toBeVisible();
}

export const headingOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });
export const press = (place: Page | Locator, name: string) => button(place, name).click();
/** Follows the link with exactly this text. */
export const follow = (place: Page | Locator, name: string) =>
  place.getByRole('link', { name, exact: true }).click();
export const header = (page: Page) => page.getByRole('banner');
/** A field by its label, with or without the asterisk of a required field. */
export const field = (place: Page | Locator, label: string) =>
  place.getByLabel(new RegExp(`^${label}\\*?$`));

/** Types a text into each field, by its label. */
export async function fillIn(place: Page | Locator, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await field(place, label).fill(text);
  }
}

/** Opens a page, and waits until the app listens. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate(callOf('isListening')), 'the app listens').toBe(true);
}

/** Checks that the app has opened a page: URL, heading with the focus and title, scrolled to the top. */
export async function expectArrived(
  page: Page,
  path: string | RegExp,
  heading: string,
  title = heading,
): Promise<void> {
  await expect(headingOf(page, heading)).toBeFocused();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(`${title} – ${championship.shortName}`);
  // On Back, browsers restore the old position a moment before the app scrolls.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

/** Checks that the browser has scrolled to the section of an anchor. */
export const expectBelowHeader = (page: Page, id: string) =>
  expect
    .poll(() => page.evaluate(callOf('anchorState', id)))
    .toBe(`#${id}, focus on ${id}, just below the header`);

/** Submits the sign-in form. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  // Password first: the home page has an email field, too.
  await fillIn(page, { Password: password, Email: email });
  await press(page.getByRole('main'), 'Sign in');
}

/** Signs in; ends on the profile. */
export async function openProfileOf(page: Page, { user, password }: Account): Promise<void> {
  await visit(page, '/login');
  await signIn(page, user.email, password);
  await expectArrived(page, '/profile', 'Profile');
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'reached with the Tab key').toBeFocused();
}

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
