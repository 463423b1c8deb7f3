import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/* States of the browser, until the test ends. */

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

/** Makes the browser block localStorage or sessionStorage. */
export const blockStorage = (name: 'localStorage' | 'sessionStorage') =>
  vi.spyOn(globalThis, name, 'get').mockImplementation(refuse);

/** Makes localStorage and sessionStorage full. @returns a function that makes room again. */
export function fillStorage(): () => void {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  return () => setItem.mockRestore();
}

/** Makes the visitor's system ask for less motion. */
export const reduceMotion = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      matches: media === '(prefers-reduced-motion: reduce)',
    }),
  );

/**
 * Replaces the window's IntersectionObserver and idle callbacks.
 * @returns `intersect` moves an element into view or out of it, once it is observed; `runIdle` waits for an idle
 * callback and runs it.
 */
export function mockViewAndIdle() {
  const observers = new Set<Observer>();
  class Observer {
    readonly watched = new Set<Element>();
    constructor(readonly tell: (entries: object[]) => void) {
      observers.add(this);
    }
    observe = (element: Element) => void this.watched.add(element);
    unobserve = (element: Element) => void this.watched.delete(element);
    disconnect = () => this.watched.clear();
  }
  const waiting: (() => void)[] = [];
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback));
  return {
    intersect: async (target: Element, isIntersecting = true) => {
      const watching = () => [...observers].filter(({ watched }) => watched.has(target));
      await waitFor(() => expect(watching()).not.toEqual([]));
      act(() => watching().forEach(({ tell }) => tell([{ target, isIntersecting }])));
    },
    runIdle: async () => {
      await waitFor(() => expect(waiting).not.toEqual([]));
      act(() => waiting.splice(0).forEach((callback) => callback()));
    },
  };
}
