/* eslint no-restricted-imports: ['error', { patterns: [{ regex: '.', message: 'The page has no modules.' }] }] */

/**
 * Functions that run in the page, in any engine. They are sent as the text of this one function, so they can use `all`
 * and `accessibleName`, but nothing outside it.
 */
export function pageFunctions(accessibleName: (element: Element) => string) {
  const all = <Found extends HTMLElement>(selector: string) => [
    ...document.querySelectorAll<Found>(selector),
  ];

  return {
    /** The visible, enabled element with this name; in a dialog, once it has opened. */
    findByName(selector: string, name: string): HTMLElement | null {
      const opening = (element: Element) =>
        element.closest('[role=dialog]')?.getAnimations({ subtree: true }).length;
      const found = all(selector).find(
        (element) =>
          accessibleName(element) === name &&
          // Options are visible only while one is chosen.
          (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true }) &&
          !element.matches(':disabled') &&
          !opening(element),
      );
      // Centred, because the header would intercept the press.
      if (!found?.closest('header'))
        found?.scrollIntoView({ block: 'center', behavior: 'instant' });
      // A press would miss a tile that is still moving into its place.
      const tile = found?.closest('[data-aos]');
      if (tile && getComputedStyle(tile).opacity !== '1') return null;
      return found ?? null;
    },

    /** The visible text of elements. */
    textsIn: (selector: string) =>
      all(selector)
        .map(({ innerText }) => innerText)
        .join(' '),

    /** The name of the element with the focus, if it matches the selector. */
    focusedName: (selector: string) =>
      document.activeElement?.matches(selector) ? accessibleName(document.activeElement) : '',

    loadedPage: () => ({
      path: location.pathname + location.hash,
      heading: document.querySelector('h1')?.textContent,
      title: document.title,
      // Give or take a pixel.
      atTop: scrollY < 2,
    }),

    /** Whether the app has started to handle clicks. */
    isListening: () => document.querySelector('header [aria-expanded]') !== null,

    /** Clicks a link once the scripts have started to load. @returns true if it has. */
    clickWhileLoading(href: string): boolean {
      const found = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
      if (!found || !document.querySelector('link[rel="modulepreload"]')) return false;
      // A timer, because the script must return before the page is left.
      setTimeout(() => found.click());
      return true;
    },

    typedPasswords: () =>
      all<HTMLInputElement>('main input[type=password]').filter(({ value }) => value).length,

    /** The states of the pictures on the screen, each once. */
    picturesInView(): string[] {
      const states = all<HTMLImageElement>('main img').flatMap((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        if (bottom <= 0 || top >= innerHeight || !image.checkVisibility()) return [];
        const isLoaded = image.complete && image.naturalWidth > 0;
        return isLoaded && image.currentSrc.endsWith('.avif') ? 'loaded' : image.outerHTML;
      });
      return [...new Set(states)];
    },

    /** Pixels by which the picture beside a form is lower than its side of the card. */
    gapBelowPicture(): number | null {
      const side = document.querySelector('.account-picture');
      const picture = side?.querySelector('img')?.getBoundingClientRect();
      if (!side || !picture) return null;
      const tallest = innerHeight - 64;
      return Math.min(side.clientHeight, tallest) - picture.height;
    },

    /** URL, focus and place of the section of an anchor, once the scrolling is over. */
    async anchorState(id: string, tolerance = 40) {
      const start = scrollY;
      // Longer than the site waits before it scrolls.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
      const isThere = scrollY === start && top >= bottom && top < bottom + tolerance;
      const place = isThere ? 'just' : `${top - bottom} px`;
      return `${location.hash}, focus on ${document.activeElement?.id}, ${place} below the header`;
    },

    /** Records the console and errors, which WebKit's driver does not report. */
    recordMessages(): void {
      const messages: string[] = [];
      Object.assign(window, { messages });
      addEventListener('error', ({ message }) => messages.push(message));
      addEventListener('unhandledrejection', ({ reason }) => messages.push(String(reason)));
      const keep: ReportingObserverCallback = (reports) =>
        void messages.push(...reports.map((report) => JSON.stringify(report)));
      new ReportingObserver(keep, { buffered: true }).observe();
      const note = (...words: unknown[]) => void messages.push(words.join(' '));
      console.error = note;
      console.warn = note;
    },

    takeMessages: () => (window as { messages?: string[] }).messages?.splice(0) ?? [],
  };
}
