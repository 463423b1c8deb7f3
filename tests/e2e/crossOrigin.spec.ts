import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { resetDb } from '../../src/mocks/db.ts';
import { vera } from '../../src/mocks/seeds.ts';
import { createMockServer } from '../../src/mocks/server/mockServer.ts';
import { apiPort, apiUrl, crossPort, crossUrl } from './playwright.config.ts';
import { field, headingOf, press, signIn } from './support/browserSteps.ts';
import { expect, expectNoise, test } from './support/fixtures.ts';
import { photograph } from './support/testData.ts';

/*
 * A production build with the mock API as a server on another origin: preflights, the site's own policy, and responses
 * that no intercepted request can give.
 */

let site: ChildProcess | undefined;
let api: Server | undefined;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const out = ['--outDir', 'dist-api'];
  await promisify(execFile)('npx', ['vite', 'build', '--logLevel', 'error', ...out], {
    env: { ...process.env, VITE_API_URL: apiUrl },
  });
  // Not npx, which does not forward signals.
  const vite = 'node_modules/vite/bin/vite.js';
  const command = [vite, 'preview', ...out, '--port', String(crossPort), '--strictPort'];
  const preview = spawn(process.execPath, command);
  site = preview;
  // Its first line names the URL.
  await once(preview.stdout, 'data');
});

test.afterAll(() => site?.kill());

test.afterEach(() => {
  api?.closeAllConnections();
  api?.close();
  resetDb();
});

/** Serves the API. @returns the methods of the requests. */
async function serve(settings: Parameters<typeof createMockServer>[0] = {}): Promise<string[]> {
  const server = createMockServer({ origins: [crossUrl], ...settings });
  api = server;
  const methods: string[] = [];
  server.on('request', ({ method = '' }: { method?: string }) => methods.push(method));
  await once(server.listen(apiPort), 'listening');
  return methods;
}

test('a sign-in and an uploaded picture work across origins', async ({ page }) => {
  const methods = await serve();
  await page.goto(`${crossUrl}/login`);
  await signIn(page, vera.user.email, vera.password);
  await expect(headingOf(page, 'Profile')).toBeVisible();
  expect(methods).toEqual(['OPTIONS', 'POST']);

  await page.getByRole('button', { name: /Edit profile/ }).click();
  await page.getByLabel('Edit avatar').setInputFiles(await photograph());
  await press(page, 'Save');
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  const picture = page.getByRole('main').locator(`img[src^="${apiUrl}/public/uploads/"]`).first();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  expect(methods.filter((method) => method === 'GET').length).toBeGreaterThan(0);
});

/** A reason for a failed call, the server that causes it, and the console lines about it. */
interface Failure {
  reason: string;
  settings?: Parameters<typeof createMockServer>[0];
  noises: readonly string[];
}

const failures: readonly Failure[] = [
  {
    reason: 'the API refuses its origin',
    settings: { origins: [] },
    noises: ['CORS policy', 'net::ERR_FAILED'],
  },
  {
    reason: 'the connection breaks within the response',
    settings: {
      override: (_, response) => {
        response.writeHead(200, {
          'Access-Control-Allow-Origin': crossUrl,
          'Content-Type': 'application/json',
          'Content-Length': 500,
        });
        response.write('{"success":true,"token":"', () => response.destroy());
        return new Promise(() => undefined);
      },
    },
    noises: ['Failed to load resource'],
  },
  { reason: 'there is no API', noises: ['ERR_CONNECTION_REFUSED'] },
];

for (const { reason, settings, noises } of failures) {
  test(`a failed sign-in shows its message and keeps the input if ${reason}`, async ({ page }) => {
    if (settings) await serve(settings);
    await page.goto(`${crossUrl}/login`);
    await signIn(page, vera.user.email, vera.password);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toHaveText('Login failed. Please try again.');
    await expect(main.getByRole('alert')).toBeFocused();
    await expect(main.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(field(main, 'Email')).toHaveValue(vera.user.email);
    await expect(field(main, 'Password')).toHaveValue(vera.password);
    for (const noise of noises) expectNoise(page, noise);
  });
}
