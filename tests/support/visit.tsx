import { render } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import type { User } from '../../src/api/user.ts';
import { routes } from '../../src/routes.tsx';
import { resetSession } from '../../src/session/sessionStore.ts';
import { sessionToken, storeSession } from './accounts.ts';
import { advance, waitWithStoppedClock } from './clock.ts';
import { setUpUser } from './steps.ts';

// All pages load before the first test, so that a failing `findBy…` need not wait long.
await Promise.all(
  Object.values(import.meta.glob('../../src/pages/**/*.tsx')).map((load) => load()),
);

interface Visit {
  /** The account that is signed in. */
  as?: User;
  /** False to leave out StrictMode, which mounts everything twice. */
  strict?: boolean;
  /** The session's token; the mock API knows only tokens that it issued. */
  token?: string;
}

/**
 * Opens the whole app in memory at a URL, as after a reload.
 * @returns the `user` who acts, and the router, which knows the current URL.
 */
export function visit(url: string, { as, token = sessionToken, strict = true }: Visit = {}) {
  resetSession();
  if (as) storeSession({ user: as, token });
  // The browser loads the first page's code before it renders; here nothing is shown until then.
  const withEmptyFallback = routes.map((route) => ({ ...route, HydrateFallback: () => null }));
  const router = createMemoryRouter(withEmptyFallback, { initialEntries: [url] });
  const Mode = strict ? StrictMode : Fragment;
  const view = render(
    <Mode>
      <RouterProvider router={router} />
    </Mode>,
  );
  return { ...view, router, user: setUpUser() };
}

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
