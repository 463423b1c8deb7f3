import { expect, type MockInstance, vi } from 'vitest';

const declared: string[] = [];
const levels = ['error', 'warn', 'info', 'log', 'debug'] as const;
let spies: MockInstance<(...line: unknown[]) => void>[] = [];

/** Declares that this test logs a line that contains `text`; the test fails if it does not. */
export function expectConsole(text: string): void {
  declared.push(text);
}

/** Before each test: records the console, which stays silent. */
export function watchConsole(): void {
  declared.length = 0;
  spies = levels.map((level) => vi.spyOn(console, level).mockImplementation(() => undefined));
}

/** After each test: fails if a line is logged that is not declared, or declared and not logged. */
export function expectDeclaredLines(): void {
  const logged = spies.flatMap(({ mock }) => mock.calls.map((call) => call.map(String).join(' ')));
  const unexpected = logged.filter((line) => !declared.some((text) => line.includes(text)));
  const missing = declared.filter((text) => !logged.some((line) => line.includes(text)));
  expect({ unexpected, missing }).toEqual({ unexpected: [], missing: [] });
}
