import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ada } from '../support/accounts.ts';
import { visit } from '../support/visit.tsx';

/** Follows the listeners of a target. @returns the types of those that were added and not removed. */
function followListeners(target: EventTarget) {
  const added = vi.spyOn(target, 'addEventListener');
  const removed = vi.spyOn(target, 'removeEventListener');
  return () =>
    added.mock.calls
      .filter(([, , options]) => typeof options !== 'object' || !options.signal?.aborted)
      .filter(([type, listener]) =>
        removed.mock.calls.every((call) => call[0] !== type || call[1] !== listener),
      )
      .map(([type]) => type);
}

it.each(['/', '/news/1', '/competition-categories', '/profile'])(
  '%s leaves no listener when it closes',
  async (path) => {
    const open = async () => {
      const { router, unmount } = visit(path, { as: ada });
      await screen.findByRole('heading', { level: 1 });
      unmount();
      router.dispose();
    };
    await open();
    const remaining = [window, document].map(followListeners);
    await open();
    expect(remaining.flatMap((left) => left())).toEqual([]);
  },
);
