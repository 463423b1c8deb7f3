import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { resetMock } from '../src/mocks/state';
import './popover';
import { server } from './server';

/*
 * The network is the only thing replaced: every test talks to the mock API that `npm run dev` uses.
 * Whatever is written to the console fails the test that caused it, unless the test took it with
 * `expectConsole` below.
 */

/** How long a test waits for what has to come, in milliseconds: a busy machine is slow, not wrong. */
const patienceMs = 15_000;
configure({ asyncUtilTimeout: patienceMs });
vi.setConfig({ testTimeout: 2 * patienceMs });

// jsdom has no screen: it matches no media query and cannot scroll.
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
  resetMock();
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

afterAll(() => {
  server.close();
  // Before the next file of this worker loads its modules.
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
