import { siteUrl } from '../playwright.config.ts';
import { expectArrived, expectListening, fillIn, follow, poll, press } from './browserSteps.ts';
import { noa } from './testData.ts';
import type { Visitor } from './visitor.ts';

/*
 * Steps and checks of engines.spec.ts, only for journeys that engines may treat differently: each runs three times, and
 * Playwright's locators work in Chromium alone. For all other journeys, see browserSteps.ts.
 */

export const status = 'main [role=status]';
export const alert = 'main [role=alert]';

export async function subscribe(visitor: Visitor) {
  await fillIn(visitor.locator('footer'), { 'Email for the newsletter': noa.email });
  await press(visitor.locator('footer'), 'Subscribe');
  await visitor.expectText('footer [role=status]', 'Subscribed successfully!');
}

/** Opens the mailbox. @returns the selector of the newest email, which has this subject. */
export async function openNewestEmail(visitor: Visitor, subject: string) {
  await follow(visitor.locator('body'), 'Mock API is on: open the mailbox');
  await expectArrived(visitor, '/mailbox', 'Mailbox');
  const email = 'main li:first-child article';
  await visitor.expectText(email, subject);
  return email;
}

/** Opens the site, and follows a link as soon as the scripts start to load. Waits until the app listens on its page. */
export async function followWhileLoading(visitor: Visitor, href: string) {
  await visitor.goto(siteUrl);
  const click = (url: string) => {
    // A reading that the navigation interrupts is repeated, but a second click could end the next navigation.
    if (location.pathname === url) return true;
    const found = document.querySelector<HTMLAnchorElement>(`a[href="${url}"]`);
    if (!found || !document.querySelector('link[rel="modulepreload"]')) return false;
    // A timer, because the script must return before the page is left.
    setTimeout(() => found.click());
    return true;
  };
  await poll(() => visitor.evaluate(click, href)).toBe(true);
  await expectListening(visitor);
}

/** Checks that all pictures on the screen have loaded, as AVIF. */
export const expectPictures = (visitor: Visitor) =>
  poll(() =>
    visitor.evaluate(() => {
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
export const expectPictureFillsCard = (visitor: Visitor) =>
  poll(() =>
    visitor.evaluate(() => {
      const side = document.querySelector('.account-picture');
      const picture = side?.querySelector('img')?.getBoundingClientRect();
      if (!side || !picture) return null;
      return Math.min(side.clientHeight, innerHeight - 64) - picture.height;
    }),
  ).toBeLessThan(2);
