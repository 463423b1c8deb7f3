/* Adds to jsdom what it lacks of a browser. */

/** Vitest's jsdom environment puts its instance here. */
declare const jsdom: { window: Window };

// The web storage of Node 25 and newer hides jsdom's.
for (const storage of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, storage, { value: jsdom.window[storage], configurable: true });
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
// jsdom has no styles of pseudo-elements either, and would log an error for each call that asks for them.
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);
