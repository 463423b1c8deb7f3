import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { resetDb } from '../../src/mocks/db.ts';
import { resetSession } from '../../src/session/sessionStore.ts';
import { setClock } from './clock.ts';
import { expectDeclaredLines, watchConsole } from './console.ts';
import { server } from './mockedApi.ts';
import './jsdom.ts';
import '@testing-library/jest-dom/vitest';

/*
 * Every test talks to the mock API of `npm run dev`; besides the network, only the clock and what jsdom lacks are
 * replaced. Any line on the console fails its test, unless `expectConsole` declares it.
 *
 * Files share their modules (`isolate: false`) and run in random order. If a test changes the state of a module, it
 * undoes this with `onTestFinished`, or uses a module of its own with `importAgain`. The hooks below reset the rest.
 */

configure({
  // A busy machine is slow, not wrong.
  asyncUtilTimeout: process.env.CI ? 15_000 : 4000,
  // The whole page would hide the message.
  getElementError: (message, container) => {
    // Without a message, Testing Library lists one of several elements that it has found.
    if (message === null) return new Error(container.outerHTML);
    const page = (document.querySelector('main') ?? document.body).cloneNode(true) as HTMLElement;
    for (const option of page.querySelectorAll('option')) option.remove();
    // A wait calls this again with the complete message.
    const [reason] = message.split('\nThe page says: ');
    const error = new Error(`${reason}\nThe page says: ${page.textContent.slice(0, 500)}`);
    // With this name, a failed `findBy…` shows the line of the test.
    return Object.assign(error, { name: 'TestingLibraryElementError' });
  },
});
const timeout = process.env.CI ? 90_000 : 30_000;
vi.setConfig({ testTimeout: timeout, hookTimeout: timeout });
// Not the phase of today, which vite.config.ts defines.
Object.assign(globalThis, { __BUILD_PHASE__: 'before' });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetSession();
  setClock();
  resetDb();
  // jsdom hides popovers and cannot open them. The site's own styles show them in a browser without popovers.
  document.head.innerHTML = '<style>[popover] { display: block !important }</style>';
  watchConsole();
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  vi.useRealTimers();
  // Here, because the next file loads its modules before `beforeEach`.
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  expectDeclaredLines();
});

afterAll(async () => {
  // An aborted import would fail in the next file.
  await vi.dynamicImportSettled();
  server.close();
});
