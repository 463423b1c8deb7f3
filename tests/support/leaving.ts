import { expect } from 'vitest';
import { advance, waitWithStoppedClock } from './clock.ts';
import type { visit } from './visit.tsx';

/* How a visitor leaves a page. */

/** Closes the page. @returns true if the browser would ask first. */
export const asksBeforeUnload = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** With a stopped clock: after exactly `ms` and not before, the sign-in page replaces the page. */
export async function expectRedirectToSignIn({ router }: ReturnType<typeof visit>, ms: number) {
  const before = router.state.location.pathname;
  await advance(ms - 1);
  const { location, navigation } = router.state;
  expect([location.pathname, navigation.location?.pathname]).toEqual([before, undefined]);
  await advance(1);
  await waitWithStoppedClock(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.historyAction).toBe('REPLACE');
}
