import { createServer, type Server } from 'node:http';
import { seededAccounts } from '../../src/mocks/seeds';
import { createMockServer } from '../../src/mocks/server';
import { resetDb } from '../../src/mocks/db';
import { photograph, sendSignIn } from './people';
import { apiPort, apiUrl, crossPort, crossUrl, siteUrl } from './playwright.config';
import { expect, expectNoise, test } from './site';

/*
 * The production build with a real API server on another origin: preflights and the site's own policy.
 */

const [vera] = seededAccounts;
let api: Server | undefined;

test.describe.configure({ mode: 'serial' });

/** Serves the production build as VITE_API_URL would make it: only a constant and the policy differ. */
const site = createServer(({ url }, response) => {
  void (async () => {
    const built = await fetch(`${siteUrl}${url}`, { headers: { 'accept-encoding': 'identity' } });
    const headers = Object.fromEntries(built.headers);
    const policy = headers['content-security-policy'] ?? '';
    const allowed = policy.replace(/(connect|img)-src 'self'/g, `$& ${apiUrl}`);
    response.writeHead(built.status, { ...headers, 'content-security-policy': allowed });
    // In one-byte letters, which keep the bytes of pictures.
    const body = Buffer.from(await built.arrayBuffer()).toString('latin1');
    // apiHost, by the call that follows it.
    response.end(body.replace(/``(?=\.replace\(\/\\\/\+\$)/, `"${apiUrl}"`), 'latin1');
  })();
});

test.beforeAll(() => new Promise<void>((resolve) => site.listen(crossPort, resolve)));

test.afterAll(() => site.close());

test.afterEach(() => {
  api?.closeAllConnections();
  api?.close();
  resetDb();
});

/** Serves the API to sites of these origins. @returns the methods of the requests. */
async function serve(origins: string[]): Promise<string[]> {
  const server = createMockServer({ origins });
  api = server;
  const methods: string[] = [];
  server.on('request', ({ method = '' }: { method?: string }) => methods.push(method));
  await new Promise<void>((resolve) => server.listen(apiPort, resolve));
  return methods;
}

test('signs in and shows an uploaded picture, with real preflights', async ({ page }) => {
  const methods = await serve([crossUrl]);
  await page.goto(`${crossUrl}/login`);
  await sendSignIn(page, vera.user.email, vera.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(methods).toEqual(['OPTIONS', 'POST']);

  await page.getByRole('button', { name: /Edit profile/ }).click();
  await page.getByLabel('Edit avatar').setInputFiles(await photograph());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  const picture = page.getByRole('main').locator(`img[src^="${apiUrl}/public/uploads/"]`).first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(methods.filter((method) => method === 'GET').length).toBeGreaterThan(0);
});

test('a sign-in fails and keeps what was typed when the API refuses its origin', async ({
  page,
}) => {
  await serve([]);
  await page.goto(`${crossUrl}/login`);
  await sendSignIn(page, vera.user.email, vera.password);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText('Login failed. Please try again.');
  await expect(main.getByLabel(/^Email/)).toHaveValue(vera.user.email);
  await expect(main.getByLabel(/^Password/)).toHaveValue(vera.password);
  expectNoise(page, 'CORS policy');
  expectNoise(page, 'net::ERR_FAILED');
});
