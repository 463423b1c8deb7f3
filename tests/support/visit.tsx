import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import type { User } from '../../src/api/user';
import { routes } from '../../src/routes';
import type { Session } from '../../src/session/sessionStore';
import { sessionToken } from './accounts';
import { advance, waitWithStoppedClock } from './clock';

// All pages load before the first test, so that a failing `findBy…` need not wait long.
await Promise.all(
  Object.values(import.meta.glob('../../src/pages/**/*.tsx')).map((load) => load()),
);

/** Stores a session, as an earlier visit or another tab would. */
export function storeSession({ user, token }: Session): void {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', token);
}

interface Visit {
  /** The account that is signed in. */
  as?: User;
  /** False to leave out StrictMode, which mounts everything twice. */
  strict?: boolean;
  /** The session's token; the mock API knows only tokens that it issued. */
  token?: string;
}

/**
 * A visitor with a mouse and a keyboard who never pauses. Skips the slow check for `pointer-events: none`, because the
 * tests load no style sheets.
 */
export const newVisitor = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

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

/** Closes the page. @returns true if the browser would ask first. */
export const asksBeforeUnload = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * Opens the whole app in memory at a URL, as after a reload.
 * @returns a user to act with, and the router, which knows the current URL.
 */
export function visit(url: string, { as, token = sessionToken, strict = true }: Visit = {}) {
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
  return { ...view, router, user: newVisitor() };
}
