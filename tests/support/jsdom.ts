import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/* What jsdom lacks of a browser. */

/** Vitest's jsdom environment puts its instance here. */
declare const jsdom: { window: Window };

// The web storage of Node 25 and newer hides jsdom's.
for (const storage of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, storage, {
    value: jsdom.window[storage],
    configurable: true,
  });
}

// jsdom has no media queries, no scrolling, no animations and no object URLs.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.animate = () => new EventTarget() as Animation;
// Idle at once, even with a stopped clock.
window.requestIdleCallback = (callback) => {
  setImmediate(callback, { didTimeout: false, timeRemaining: () => 50 });
  return 0;
};
URL.createObjectURL = () => 'blob:';
URL.revokeObjectURL = () => undefined;

/*
 * Popovers. The site relies on three things: a button opens and closes its popover, a script closes it,
 * and an event announces both. tests/e2e covers the browser's part, such as closing on Escape.
 */

/** A wide window always shows the navigation. */
export const wideWindow = document.createElement('style');
wideWindow.textContent = 'nav[popover] { display: block !important }';

const shown = new WeakSet<Element>();

function toggle(popover: HTMLElement, open: boolean): void {
  if (shown.has(popover) === open) return;
  const newState = open ? 'open' : 'closed';
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  if (open) shown.add(popover);
  else shown.delete(popover);
  popover.style.display = open ? 'block' : '';
}

Object.assign(HTMLElement.prototype, {
  popover: null,
  hidePopover(this: HTMLElement) {
    toggle(this, false);
  },
});

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (popover) toggle(popover, !shown.has(popover));
});

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

/** Makes the browser block a storage. */
export const blockStorage = (name: 'localStorage' | 'sessionStorage') =>
  vi.spyOn(globalThis, name, 'get').mockImplementation(refuse);

/** Makes both storages full. @returns a function that makes room again. */
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
