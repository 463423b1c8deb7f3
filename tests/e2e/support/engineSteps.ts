import { siteUrl } from '../playwright.config.ts';
import type { EnginePage } from './otherEngines.ts';
import {
  expectArrived,
  expectListening,
  expectText,
  field,
  fillIn,
  follow,
  footer,
  main,
  poll,
  press,
} from './steps.ts';
import { noa } from './testData.ts';

/* Steps that only engines.spec.ts needs, in all three engines. */

export const status = (page: EnginePage) => main(page).getByRole('status');
export const alert = (page: EnginePage) => main(page).getByRole('alert');

/** Chooses a country code and types a number. */
export async function fillPhone(page: EnginePage, country: string, digits: string) {
  await field(main(page), 'Country code').selectOption(country);
  await field(main(page), 'Phone number').pressSequentially(digits);
}

export async function subscribe(page: EnginePage) {
  await fillIn(footer(page), { 'Email for the newsletter': noa.email });
  await press(footer(page), 'Subscribe');
  await expectText(footer(page).getByRole('status'), 'Subscribed successfully!');
}

/** Opens the mailbox. @returns the newest email, which has this subject. */
export async function openNewestEmail(page: EnginePage, subject: string) {
  await follow(page, 'Mock API is on: open the mailbox');
  await expectArrived(page, '/mailbox', 'Mailbox');
  const email = page.locator('main li:first-child article');
  await expectText(email, subject);
  return email;
}

export const goForward = (page: EnginePage) =>
  page.evaluate(() => void setTimeout(() => history.forward()));

export async function reload(page: EnginePage) {
  await page.evaluate(() => {
    // The old page no longer looks as if it listened.
    document.querySelector('header')?.remove();
    setTimeout(() => location.reload());
  });
  await expectListening(page);
}

/** Opens the site, and follows a link as soon as the scripts start to load. Waits until the app listens on its page. */
export async function followWhileLoading(page: EnginePage, href: string) {
  await page.goto(siteUrl);
  const click = (url: string) => {
    // A reading that the navigation interrupts is repeated, but a second click could end the next navigation.
    if (location.pathname === url) return true;
    const found = document.querySelector<HTMLAnchorElement>(`a[href="${url}"]`);
    if (!found || !document.querySelector('link[rel="modulepreload"]')) return false;
    // A timer, because the script must return before the page is left.
    setTimeout(() => found.click());
    return true;
  };
  await poll(() => page.evaluate(click, href)).toBe(true);
  await expectListening(page);
}

/** Checks that all pictures on the screen have loaded, as AVIF. */
export const expectPictures = (page: EnginePage) =>
  poll(() =>
    page.evaluate(() => {
      const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
      const states = images.flatMap((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        if (bottom <= 0 || top >= innerHeight || !image.checkVisibility()) return [];
        const isLoaded = image.complete && image.naturalWidth > 0;
        return isLoaded && image.currentSrc.endsWith('.avif') ? 'loaded' : image.outerHTML;
      });
      return [...new Set(states)];
    }),
  ).toEqual(['loaded']);

/** Checks that the picture beside a form fills its side of the card. */
export const expectPictureFillsCard = (page: EnginePage) =>
  poll(() =>
    page.evaluate(() => {
      const side = document.querySelector('.account-picture');
      const picture = side?.querySelector('img')?.getBoundingClientRect();
      if (!side || !picture) return null;
      return Math.min(side.clientHeight, innerHeight - 64) - picture.height;
    }),
  ).toBeLessThan(2);
