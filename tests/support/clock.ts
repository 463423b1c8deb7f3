import { getConfig } from '@testing-library/react';
import { vi } from 'vitest';
import type { Phase } from '../../src/clock/phases.ts';
import { dayMs, start } from './eventTimes.ts';

/*
 * The clock that the site reads. A test begins a hundred days before the championship, whatever the day of its run.
 *
 * | The test waits with    | The clock                                                                    |
 * | ---------------------- | ---------------------------------------------------------------------------- |
 * | `findBy…`, `waitFor`   | runs; `setClock` sets it                                                     |
 * | `waitWithStoppedClock` | is stopped in `withStoppedClock`; `advance` moves it, and with it all timers |
 * | `advance` alone        | is stopped by `stopClock` until the test ends                                |
 */

/** Sets the time. Only `Date` is fake: MSW, Testing Library and React need real timers. */
export const setClock = (time = start - 100 * dayMs) => vi.setSystemTime(time);

/** Sets the phase of the build until the test ends. */
export const setBuildPhase = (phase: Phase) => vi.stubGlobal('__BUILD_PHASE__', phase);

/** Stops the clock and all timers until the test ends. */
export const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

/** Lets time pass on the stopped clock. */
export const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Runs short `steps` with a stopped clock. */
export async function withStoppedClock(steps: () => Promise<void>): Promise<void> {
  // Outside act(), as in user-event: focus events cannot be nested in it.
  await getConfig().asyncWrapper(async () => {
    stopClock();
    await steps();
    vi.useRealTimers();
    setClock();
  });
}

/** Waits until `check` no longer throws and React's effects have run. */
export async function waitWithStoppedClock(check: () => void): Promise<void> {
  await vi.waitFor(check, { interval: 0, timeout: getConfig().asyncUtilTimeout });
  // React runs effects, which start timers, in a later task.
  await new Promise(setImmediate);
}
