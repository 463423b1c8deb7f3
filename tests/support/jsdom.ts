/* Adds to jsdom what it lacks of a browser. */

/** Vitest's jsdom environment puts its instance here. */
declare const jsdom: { window: Window };

// The web storage of Node 25 and newer hides jsdom's.
for (const storage of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, storage, {
    value: jsdom.window[storage],
    configurable: true,
  });
}

// jsdom has no media queries, no scrolling, no observers, no animations and no object URLs.
window.matchMedia = () => Object.assign(new EventTarget() as MediaQueryList, { matches: false });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Object.assign(window, {
  IntersectionObserver: class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
});
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

// A property, because a test file may load this module again.
document.onclick = ({ target }) => {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (popover) toggle(popover, !shown.has(popover));
};
