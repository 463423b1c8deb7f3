import { siteUrl } from '../playwright.config.ts';
import { expectArrived, expectListening, follow, poll } from '../support/browserSteps.ts';
import type { Tab } from './tab.ts';

/* Steps and checks of engines.spec.ts; browserSteps.ts has those that it shares with other specs. */

/** Opens the mailbox. @returns the selector of the newest email, which has this subject. */
export async function openNewestEmail(tab: Tab, subject: string) {
  await follow(tab.locator('body'), 'Mock API is on: open the mailbox');
  await expectArrived(tab, '/mailbox', 'Mailbox');
  const email = 'main li:first-child article';
  await tab.expectText(email, subject);
  return email;
}

/** Opens the site and follows a link once the scripts start to load. Waits until the app listens on the link's page. */
export async function followWhileLoading(tab: Tab, href: string) {
  await tab.goto(siteUrl);
  const click = (url: string) => {
    // If the navigation interrupts this reading, it is repeated. A second click could then end the navigation.
    if (location.pathname === url) return true;
    const found = document.querySelector<HTMLAnchorElement>(`a[href="${url}"]`);
    if (!found || !document.querySelector('link[rel="modulepreload"]')) return false;
    // A timer, because the script must return before the page is left.
    setTimeout(() => found.click());
    return true;
  };
  await poll(() => tab.evaluate(click, href)).toBe(true);
  await expectListening(tab);
}

/** Checks that all pictures on the screen have loaded, as AVIF. */
export const expectPictures = (tab: Tab) =>
  poll(() =>
    tab.evaluate(() => {
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
export const expectPictureFillsCard = (tab: Tab) =>
  poll(() =>
    tab.evaluate(() => {
      const side = document.querySelector('.account-picture');
      const picture = side?.querySelector('img')?.getBoundingClientRect();
      if (!side || !picture) return null;
      return Math.min(side.clientHeight, innerHeight - 64) - picture.height;
    }),
  ).toBeLessThan(2);
