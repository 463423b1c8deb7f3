import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Gives the test's window what it lacks: a screen and quiet moments.
 * @returns `see` says that an element comes into view or leaves it, `rest` that there is nothing else to do.
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
    see: (target: Element, isIntersecting = true) => {
      const watching = [...observers].filter(({ watched }) => watched.has(target));
      if (watching.length === 0) throw new Error('Nobody watches this element');
      act(() => watching.forEach(({ tell }) => tell([{ target, isIntersecting }])));
    },
    rest: () => act(() => waiting.splice(0).forEach((callback) => callback())),
  };
}
