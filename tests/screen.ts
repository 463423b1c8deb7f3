import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { eventually } from './timers';

/** Makes the visitor's system ask for less motion. */
export const reduceMotion = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      matches: media === '(prefers-reduced-motion: reduce)',
    }),
  );

/**
 * Replaces the window's IntersectionObserver and idle callbacks.
 * @returns `see` moves an element into view or out of it, once it is observed; `rest` waits for an idle callback and
 * runs it.
 */
export function withScreen() {
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
    see: async (target: Element, isIntersecting = true) => {
      const watching = () => [...observers].filter(({ watched }) => watched.has(target));
      await eventually(() => expect(watching()).not.toEqual([]));
      act(() => watching().forEach(({ tell }) => tell([{ target, isIntersecting }])));
    },
    rest: async () => {
      await eventually(() => expect(waiting).not.toEqual([]));
      act(() => waiting.splice(0).forEach((callback) => callback()));
    },
  };
}
