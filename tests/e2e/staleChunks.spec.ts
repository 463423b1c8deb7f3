import type { Page, Route } from '@playwright/test';
import { ada, adaSignedIn, main, heading, button } from './member';
import { siteUrl } from './playwright.config';
import { allowNoise, expect, expectNoise, test } from './site';

/* Prefetched code, and code that is gone after a deploy. */

test.use({ baseURL: siteUrl, prefetches: true });

test('the page behind a link is prefetched', async ({ page }) => {
  const ahead = page.waitForResponse(/CommunityPage-[^/]*\.js$/);
  await page.goto('/terms-conditions');
  await ahead;
  // No code loads from here on.
  await page.route('**/*.js', () => undefined);
  await page.getByRole('link', { name: 'Community', exact: true }).click();
  await expect(heading(page, 'Community & FAQ')).toBeVisible();
});

test.describe('a chunk that is gone after a deploy', () => {
  const chunk = '**/assets/PurchasePage-*.js';
  const gone = (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });

  /** @returns the paths of documents that load, growing. */
  const countLoads = (page: Page) => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    return loads;
  };

  test('reloads the page that a link opens, once', async ({ page }) => {
    const loads = countLoads(page);
    let refused = 0;
    await page.route(chunk, (route) => {
      if (loads.length > 1) return route.continue();
      refused += 1;
      return gone(route);
    });
    await page.goto('/terms-conditions');
    // Before hydration, links load documents. Menus then have no state yet.
    await expect(button(page, 'Pulse')).toHaveAttribute('aria-expanded', 'false');
    await button(page, 'Pulse').click();
    await page.getByRole('link', { name: 'Tickets', exact: true }).click();
    await expect(heading(page, 'Purchase Ticket Page')).toBeVisible();
    await expect(page).toHaveURL('/purchase');
    expect(loads).toEqual(['/terms-conditions', '/purchase']);
    expect(refused).toBeGreaterThan(0);
    // Chromium may drop the line with its document.
    allowNoise(page, '404');
  });

  test.describe('of a part of a page', () => {
    test.use({ storageState: adaSignedIn });

    test('leaves the rest as it is, says so, and loads at the next try', async ({ page }) => {
      const parts = /\/assets\/(ContactForm|NewsletterForm|ProfileForm|DeleteDialog)-[^/]*\.js$/;
      const notice = 'This part did not load. Check your connection and try again.';
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
      await expect(footer).toContainText('This form could not be loaded. Email');

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

  test('and stays missing: the page reloads once, then shows the error', async ({ page }) => {
    const loads = countLoads(page);
    await page.route(chunk, gone);
    await page.goto('/purchase');
    await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
    expect(loads).toEqual(['/purchase', '/purchase']);
    expectNoise(page, '404');
  });

  test('does not stop a visitor who is leaving for another document', async ({ page }) => {
    const noticed = new Promise<void>((resolve) => void page.exposeFunction('notice', resolve));
    await page.addInitScript("addEventListener('vite:preloadError', () => notice())");
    const loads = countLoads(page);
    let giveUp: () => void = () => undefined;
    const givenUp = new Promise<void>((resolve) => (giveUp = resolve));
    await page.route(chunk, async (route) => {
      await givenUp;
      await route.abort();
    });
    await page.route('/terms-conditions', async (route) => {
      // Firefox and Safari abort requests on navigation.
      giveUp();
      await noticed;
      await route.continue();
    });
    await page.goto('/purchase');
    // The router has started.
    await page.waitForFunction(() => history.state !== null);
    await page.getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect(heading(page, 'Terms & Conditions')).toBeVisible();
    expect(loads).toEqual(['/purchase', '/terms-conditions']);
    expectNoise(page, 'ERR_FAILED');
  });
});
