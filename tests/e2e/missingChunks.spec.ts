import type { Page, Route } from '@playwright/test';
import { adaAsParticipant } from '../support/accounts.ts';
import { siteUrl } from './playwright.config.ts';
import { button, field, follow, header, headingOf, press } from './support/browserSteps.ts';
import { allowNoise, deferred, expect, expectNoise, test } from './support/fixtures.ts';
import { participantSignedIn } from './support/testData.ts';

/* Prefetched code, and code that is gone after a deploy. */

test.use({ baseURL: siteUrl, prefetches: true });

test('the page behind a link is prefetched', async ({ page }) => {
  const ahead = page.waitForResponse(/CommunityPage-[^/]*\.js$/);
  await page.goto('/terms-conditions');
  await ahead;
  // Holds all further code.
  await page.route('**/*.js', () => undefined);
  await follow(page, 'Community');
  await expect(headingOf(page, 'Community & FAQ')).toBeVisible();
});

test.describe('after a deploy', () => {
  const chunk = '**/assets/TicketsPage-*.js';
  const gone = (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });

  /** Records the documents that load. @returns the growing list of their paths. */
  const recordLoads = (page: Page) => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    return loads;
  };

  /** Withholds files from the first document. @returns the growing list of the paths of documents. */
  async function loseOnce(page: Page, files: string | RegExp) {
    const loads = recordLoads(page);
    await page.route(files, (route) => (loads.length > 1 ? route.continue() : gone(route)));
    return loads;
  }

  test('the next page loads once, as a document, if its chunk is missing', async ({ page }) => {
    const loads = await loseOnce(page, chunk);
    await page.goto('/terms-conditions');
    // Waits for hydration: until then, links load documents, and menus have no state.
    await expect(button(page, 'Pulse')).toHaveAttribute('aria-expanded', 'false');
    await press(page, 'Pulse');
    await follow(page, 'Tickets');
    await expect(headingOf(page, 'Purchase Ticket Page')).toBeVisible();
    await expect(page).toHaveURL('/purchase');
    expect(loads).toEqual(['/terms-conditions', '/purchase']);
    // Chromium may drop the console line with its document.
    allowNoise(page, '404');
  });

  test.describe('on the page of a signed-in user', () => {
    test.use({ storageState: participantSignedIn });

    const parts = /\/assets\/(ContactForm|NewsletterForm)-[^/]*\.js$/;

    test('a missing part loads on the next try', async ({ page }) => {
      const loads = recordLoads(page);
      await page.route(parts, gone);
      await page.goto('/profile');
      await expect(page.getByRole('main').getByText(adaAsParticipant.email)).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const footer = page.getByRole('contentinfo').getByRole('alert');
      await expect(footer).toContainText('This form failed to load. Email');

      await page.unroute(parts);
      await press(footer, 'Try again');
      await expect(field(page, 'Email for the newsletter')).toBeVisible();
      expect(loads).toEqual(['/profile']);
      expectNoise(page, '404');
    });

    test('a part offers to reload the page after its second failure', async ({ page }) => {
      const loads = await loseOnce(page, parts);
      await page.goto('/become-a-sponsor');
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      await field(page, 'Message').fill('Typed');
      await press(footer, 'Try again');
      const reload = footer.getByRole('button', { name: 'Reload the page' });
      await expect(reload).toBeVisible();
      await expect(field(page, 'Message')).toHaveValue('Typed');
      expect(loads).toEqual(['/become-a-sponsor']);
      await reload.click();
      await expect(field(footer, 'Email for the newsletter')).toBeVisible();
      expect(loads).toEqual(['/become-a-sponsor', '/become-a-sponsor']);
      expectNoise(page, '404');
    });

    test('the app asks once about unsaved edits before the next page loads', async ({ page }) => {
      const loads = await loseOnce(page, chunk);
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.type());
        void dialog.dismiss();
      });
      await page.goto('/profile');
      await press(page, 'Edit profile');
      await field(page, 'First Name').fill('Augusta');
      await press(page, 'Pulse');
      await follow(header(page), 'Tickets');
      await press(page, 'Leave');
      await expect(headingOf(page, 'Purchase Ticket Page')).toBeVisible();
      expect(loads).toEqual(['/profile', '/purchase']);
      expect(dialogs).toEqual([]);
      allowNoise(page, '404');
    });
  });

  const incomplete = (page: Page) =>
    page.getByRole('alert').filter({ hasText: 'This page did not load completely' });

  test('the first page reloads once if its chunk is missing, then reports that it is incomplete', async ({
    page,
  }) => {
    const loads = recordLoads(page);
    await page.route(chunk, gone);
    await page.goto('/purchase');
    await expect(incomplete(page)).toBeVisible();
    await expect(headingOf(page, 'Purchase Ticket Page')).toBeVisible();
    expect(loads).toEqual(['/purchase', '/purchase']);
    expectNoise(page, '404');
  });

  for (const part of ['index', 'SignUpPage']) {
    test(`the static page keeps input if the chunk ${part} is missing`, async ({ page }) => {
      const loads = recordLoads(page);
      const typed = deferred();
      await page.route(`**/assets/${part}-*.js`, async (route) => {
        await typed.promise;
        await route.abort();
      });
      await page.goto('/register/visitor');
      const name = field(page, 'First name');
      await name.fill('Ada');
      typed.settle();
      await expect(incomplete(page)).toBeVisible();
      await expect(name).toHaveValue('Ada');
      expect(loads).toEqual(['/register/visitor']);
      await page.unroute(`**/assets/${part}-*.js`);
      await follow(incomplete(page), 'reload the page');
      await expect(button(page, 'Create account')).toBeEnabled();
      expectNoise(page, 'ERR_FAILED');
    });
  }

  test('a missing chunk does not stop a navigation to another document', async ({ page }) => {
    const noticed = deferred();
    await page.exposeFunction('notice', noticed.settle);
    await page.addInitScript("addEventListener('vite:preloadError', () => notice())");
    const loads = recordLoads(page);
    const givenUp = deferred();
    await page.route(chunk, async (route) => {
      await givenUp.promise;
      await route.abort();
    });
    await page.route('/terms-conditions', async (route) => {
      // Firefox and Safari abort requests on navigation.
      givenUp.settle();
      await noticed.promise;
      await route.continue();
    });
    await page.goto('/purchase');
    // Waits until the router has started.
    await page.waitForFunction(() => history.state !== null);
    await follow(page, 'Terms & Conditions');
    await expect(headingOf(page, 'Terms & Conditions')).toBeVisible();
    expect(loads).toEqual(['/purchase', '/terms-conditions']);
    expectNoise(page, 'ERR_FAILED');
  });
});
