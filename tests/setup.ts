import { availableParallelism, loadavg } from 'node:os';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import fc from 'fast-check';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  inject,
  vi,
  type MockInstance,
} from 'vitest';
import { resetDb } from '../src/mocks/db';
import { wideWindow } from './popover';
import { server } from './server';

/*
 * The network is the only thing replaced: every test talks to the mock API that `npm run dev` uses.
 * Whatever is written to the console fails the test that caused it, unless the test took it with
 * `expectConsole` below.
 */

// Five seconds for each wait, up to three times as long on a machine with more to do than its processors can.
const load = loadavg()[0] ?? 0;
const patienceMs = 5000 * Math.min(3, Math.max(1, load / availableParallelism()));
configure({ asyncUtilTimeout: patienceMs });
vi.setConfig({ testTimeout: 6 * patienceMs, hookTimeout: 6 * patienceMs });
fc.configureGlobal({ seed: inject('seed') });

/** Vitest's jsdom environment puts its instance here. */
declare const jsdom: { window: Window };

// Node 25 and newer have a web storage of their own, which hides jsdom's.
for (const storage of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, storage, {
    value: jsdom.window[storage],
    configurable: true,
  });
}

// jsdom has no screen: it matches no media query and cannot scroll. Nor does it make URLs of files.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
// Idle at once, even if a test stops the clock.
window.requestIdleCallback = (callback) => {
  setImmediate(callback, { didTimeout: false, timeRemaining: () => 50 });
  return 0;
};
URL.createObjectURL = () => 'blob:';
URL.revokeObjectURL = () => undefined;

const taken: string[] = [];
const levels = ['error', 'warn', 'info', 'log', 'debug'] as const;
let written: MockInstance<(...line: unknown[]) => void>[] = [];

/** Declares that this test logs a line that contains `text`; the test fails if it does not. */
export function expectConsole(text: string): void {
  taken.push(text);
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetDb();
  document.head.replaceChildren(wideWindow);
  taken.length = 0;
  written = levels.map((level) => vi.spyOn(console, level).mockImplementation(() => undefined));
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  vi.useRealTimers();
  const logged = written.flatMap(({ mock }) =>
    mock.calls.map((call) => call.map(String).join(' ')),
  );
  const unexpected = logged.filter((line) => !taken.some((text) => line.includes(text)));
  const missing = taken.filter((text) => !logged.some((line) => line.includes(text)));
  expect({ unexpected, missing }).toEqual({ unexpected: [], missing: [] });
});

afterAll(async () => {
  // What is still loading would be cut off, and be missing in the next file.
  await vi.dynamicImportSettled();
  server.close();
  // Before the next file of this worker loads its modules.
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
