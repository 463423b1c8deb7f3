import { getConfig } from '@testing-library/react';
import { vi } from 'vitest';
import type { Phase } from '../../src/clock/phases.ts';
import { dayMs, start } from './eventTimes.ts';

/*
 * The clock that the site reads. It runs, and begins each test at `usualTime`. In `withStoppedClock`, it moves only with
 * `advance`, and so do all timers. A test without `findBy…` and `waitFor` may call `stopClock` instead.
 */

/** Well before the championship, so that no result depends on the day of the run. */
const usualTime = start - 100 * dayMs;

/** Sets the time (default: the usual one). Only `Date` is fake: MSW, Testing Library and React need real timers. */
export const setClock = (time = usualTime) => vi.setSystemTime(time);

/** Sets the phase of the build until the test ends. */
export const setBuildPhase = (phase: Phase) => vi.stubGlobal('__BUILD_PHASE__', phase);

/** Stops the clock and all timers until the test ends. */
export const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

/** Lets time pass on the stopped clock. */
export const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Runs short `steps` with a stopped clock, during which Testing Library's `findBy…` would wait for ever. */
export async function withStoppedClock(steps: () => Promise<void>): Promise<void> {
  // Outside act(), as in user-event: focus events cannot be nested in it.
  await getConfig().asyncWrapper(async () => {
    stopClock();
    try {
      await steps();
    } finally {
      vi.useRealTimers();
      setClock();
    }
  });
}

/** Waits until `check` no longer throws and React's effects have run, without moving a stopped clock. */
export async function waitWithStoppedClock(check: () => void): Promise<void> {
  await vi.waitFor(check, { interval: 0, timeout: getConfig().asyncUtilTimeout });
  // React runs effects, which start timers, in a later task.
  await new Promise(setImmediate);
}
