import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { championship } from '../../../src/data/championship.ts';
import type { Account } from '../../../src/mocks/model.ts';
import { deferred, expect } from './fixtures.ts';

/*
 * Steps of journeys: through the demo, whose mock API responds, or on the production build, where a test stubs calls.
 * Those with a `Place` or a `Scripted` run in all engines; those with a `Page` or a `Locator` only in Chromium.
 */

/** A page or a part of it: methods of Playwright's locators that a part of a `Tab` has, too. */
export interface Place {
  getByRole: (
    role: 'button' | 'link',
    options: { name: string; exact: true },
  ) => Pick<Locator, 'click'>;
  getByLabel: (label: RegExp) => Pick<Locator, 'fill'>;
}

/** The common methods of Playwright's page and of the `Tab` of a test in all engines. */
export interface Scripted {
  goto: (path: string) => Promise<unknown>;
  evaluate<Argument>(run: (argument: Argument) => unknown, argument?: Argument): Promise<unknown>;
  locator: (selector: string) => Place;
}

/** Reads the page until it is as expected. If a navigation interrupts a reading, its error is the result. */
export const poll = (read: () => Promise<unknown>, message?: string) =>
  expect.poll(() => read().catch(String), message);

/** Scrolls to the footer, whose form loads lazily. */
export async function expectFooter(page: Page): Promise<void> {
  await footer(page).scrollIntoViewIfNeeded();
  await expect(field(footer(page), 'Email for the newsletter'), page.url()).toBeVisible();
  await expect(button(footer(page), 'Subscribe'), page.url()).toBeVisible();
}

export const headingOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });
export const press = (place: Place, name: string) =>
  place.getByRole('button', { name, exact: true }).click();
/** Follows the link with exactly this text. */
export const follow = (place: Place, name: string) =>
  place.getByRole('link', { name, exact: true }).click();
export const header = (page: Page) => page.locator('header');
const footer = (page: Page) => page.locator('footer');
/** Matches a name, with or without the asterisk of a required field. */
export const named = (name: string) => new RegExp(`^${name.replace(/[?()]/g, '\\$&')}\\*?$`);
export const field = (place: Page | Locator, label: string) => place.getByLabel(named(label));

/** Types a text into each field, by its label. */
export async function fillIn(place: Place, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await place.getByLabel(named(label)).fill(text);
  }
}

/** Waits until the app handles clicks. */
export const expectListening = (page: Scripted) =>
  poll(
    () => page.evaluate(() => document.querySelector('header [aria-expanded]') !== null),
    'the app listens',
  ).toBe(true);

/** Opens a page, and waits until the app listens. */
export async function openPage(page: Scripted, path: string): Promise<void> {
  await page.goto(path);
  await expectListening(page);
}

/** Checks that the browser has loaded a page: URL, heading and title, scrolled to the top. */
export const expectLoaded = (page: Scripted, path: string, heading: string, title = heading) =>
  poll(() =>
    page.evaluate(() => ({
      path: location.pathname + location.search + location.hash,
      heading: document.querySelector('h1')?.textContent,
      title: document.title,
      // On Back, browsers restore the old position a moment before the app scrolls.
      top: scrollY,
    })),
  ).toEqual({ path, heading, title: `${title} – ${championship.shortName}`, top: 0 });

/** Checks that the app has opened a page: the focus is then on the heading of the page. */
export async function expectArrived(page: Scripted, path: string, heading: string, title?: string) {
  await expectLoaded(page, path, heading, title);
  await poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
}

/** Checks that the browser has scrolled to the section of an anchor. */
export const expectBelowHeader = (page: Scripted, id: string, tolerance = 40) =>
  poll(() =>
    page.evaluate(
      async ([section, limit]) => {
        const start = scrollY;
        // Longer than the site waits before it scrolls.
        await new Promise((resolve) => setTimeout(resolve, 300));
        const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const top = document.getElementById(section)?.getBoundingClientRect().top ?? Infinity;
        const isThere = scrollY === start && top >= bottom && top < bottom + limit;
        const place = isThere ? 'just' : `${top - bottom} px`;
        return `${location.hash}, focus on ${document.activeElement?.id}, ${place} below the header`;
      },
      [id, tolerance] as const,
    ),
  ).toBe(`#${id}, focus on ${id}, just below the header`);

/** Submits the sign-in form. */
export async function signIn(page: Scripted, email: string, password: string): Promise<void> {
  // Password first: the home page has an email field, too.
  await fillIn(page.locator('main'), { Password: password, Email: email });
  await press(page.locator('main'), 'Sign in');
}

/** Signs in; ends on the profile. */
export async function openProfileOf(page: Scripted, { user, password }: Account): Promise<void> {
  await openPage(page, '/login');
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

/** Holds requested files. @returns a function that releases them. */
export async function hold(page: Page, files: string | RegExp) {
  const released = deferred();
  await page.route(files, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.settle;
}

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
