import { getConfig } from '@testing-library/react';
import { vi } from 'vitest';
import { event } from '../../src/data/event';

/** The date of every test that sets no other, so that no result depends on the day: well before the championship. */
export const defaultNow = Date.parse(event.startsAt) - 100 * 86_400_000;

/** Ends fake timers and sets the default date. Only `Date` is fake: MSW, Testing Library and React need real timers. */
export function resetClock(): void {
  vi.useRealTimers();
  vi.setSystemTime(defaultNow);
}

/**
 * Runs `steps` with a clock that only `vi.advanceTimersByTimeAsync` moves.
 * Only for short steps: Testing Library's `findBy…` needs a running clock, `vi.waitFor` does not.
 */
export async function withStoppedClock(steps: () => Promise<void>): Promise<void> {
  // Outside act(), as in user-event: focus events cannot be nested in it.
  await getConfig().asyncWrapper(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      await steps();
    } finally {
      resetClock();
    }
  });
}

/** Waits until `check` no longer throws and React's effects have run, without moving a stopped clock. */
export async function waitWithStoppedClock(check: () => void): Promise<void> {
  await vi.waitFor(check, { interval: 0, timeout: getConfig().asyncUtilTimeout });
  // React runs effects, which start timers, in a later task.
  await new Promise(setImmediate);
}
