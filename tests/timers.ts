import { getConfig } from '@testing-library/react';
import { vi } from 'vitest';

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
      vi.useRealTimers();
    }
  });
}

/** Waits until `check` no longer throws and React's effects have run, without moving a stopped clock. */
export async function eventually(check: () => void): Promise<void> {
  await vi.waitFor(check, { interval: 0, timeout: getConfig().asyncUtilTimeout });
  // React runs effects, which start timers, in a task after the one that changes the page.
  await new Promise(setImmediate);
}
