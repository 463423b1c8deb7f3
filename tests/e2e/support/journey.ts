import { expect } from '@playwright/test';
import { type ElementReference, type Engine, run } from './drivers';

const kinds = {
  link: 'a[href]',
  button: 'button',
  heading: 'h1',
  field: 'input, select, textarea',
  option: 'option',
  question: 'summary',
};

type Place = 'header' | 'main' | 'footer' | '[role=dialog]' | 'body';

/** Polls ten times a second, because the default pauses add up. The timeout is longer than one command may take. */
const pollOptions = { intervals: [100], timeout: 20_000 };

/** Looks at the page again and again until it is as expected. If a navigation interrupts a look, its error is the result. */
const poll = (look: () => Promise<unknown>, message?: string) =>
  expect.poll(() => look().catch(String), { ...pollOptions, message });

/** Steps of a person who finds everything by its text. */
export function journey(engine: Engine, origin: string) {
  async function find(kind: keyof typeof kinds, name: string, place: Place = 'main') {
    const found: ElementReference[] = [];
    await expect(async () => {
      const element = await run(engine, findByName, `${place} :is(${kinds[kind]})`, name);
      if (element) found.push(element);
      expect(found, `the ${kind} "${name}" in ${place}`).toHaveLength(1);
    }).toPass(pollOptions);
    return { id: found.flatMap((reference) => Object.values(reference))[0] };
  }
  const press = async (kind: keyof typeof kinds, name: string, place?: Place) => {
    // The starting app may replace the element.
    await expect(async () => {
      const { id } = await find(kind, name, place);
      await engine.send('ElementClick', { id });
    }).toPass(pollOptions);
  };
  const listens = () =>
    run(engine, () => document.querySelector('header [aria-expanded]') !== null);
  return {
    open: async (path: string) => {
      await engine.send('Navigate', { url: new URL(path, origin).href });
      await poll(listens, `the app listens on ${path}`).toBe(true);
    },
    /** Opens a site, and follows a link as soon as the scripts start to load. */
    followLinkWhileLoading: async (site: string, link: string) => {
      await engine.send('Navigate', { url: site });
      const follow = (href: string) => {
        const found = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
        if (!found || !document.querySelector('link[rel="modulepreload"]')) return false;
        // A timer, because the script must return before the page is left.
        setTimeout(() => found.click());
        return true;
      };
      await poll(() => run(engine, follow, link)).toBe(true);
    },
    /** Opens a file outside the app, and goes back. @returns true if the browser kept the page. */
    openFileAndGoBack: async (file: string) => {
      // A reload would reset the title.
      await run(engine, () => (document.title = 'Kept'));
      await engine.send('Navigate', { url: new URL(file, origin).href });
      await engine.send('Back');
      await poll(listens).toBe(true);
      return run(engine, () => document.title === 'Kept');
    },
    openMailbox: () => press('link', 'Mock API is on: open the mailbox', 'body'),
    back: () => run(engine, () => history.back()),
    forward: () => run(engine, () => history.forward()),
    resize: (width: number, height: number) => engine.send('SetWindowRect', { width, height }),
    press,
    type: async (label: string, text: string, place: Place = 'main') => {
      const { id } = await find('field', label, place);
      await engine.send('ElementClear', { id });
      await engine.send('ElementSendKeys', { id, text });
    },
    choose: async (label: string, option: string) => {
      await find('field', label);
      await press('option', option);
    },
    attach: async (label: string, path: string) => {
      const { id } = await find('field', label);
      await engine.send('ElementSendKeys', { id, text: path });
    },
    reads: (text: string, place: Place = 'main') =>
      poll(() => run(engine, textsIn, place)).toContain(text),
    sees: find,
    seesNo: (kind: keyof typeof kinds, name: string, place: Place) =>
      poll(
        () => run(engine, findByName, `${place} :is(${kinds[kind]})`, name),
        `no ${kind} "${name}" in ${place}`,
      ).toBeNull(),
    /** Checks URL and heading, and that the page is at its top, give or take a pixel. */
    arrives: async (path: string, heading: string) => {
      await poll(() =>
        run(engine, () => ({
          path: location.pathname + location.hash,
          heading: document.querySelector('h1')?.textContent,
          atTop: scrollY < 2,
        })),
      ).toEqual({ path, heading, atTop: true });
    },
    /** Checks that the section of an anchor is just below the header, has the focus, and that the scrolling is over. */
    seesSection: (hash: string) =>
      poll(() =>
        run(
          engine,
          async (id) => {
            const start = scrollY;
            // Longer than the site waits before it scrolls.
            await new Promise((resolve) => setTimeout(resolve, 300));
            const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
            const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
            const { hash: shown } = location;
            const focused = document.activeElement?.id;
            const isThere = scrollY === start && top >= bottom && top < bottom + 40;
            return { shown, focused, place: isThere ? 'there' : `${top - bottom} px away` };
          },
          hash,
        ),
      ).toEqual({ shown: `#${hash}`, focused: hash, place: 'there' }),
    /** Checks that the picture beside a form fills its side of the card. */
    seesPictureFillCard: () =>
      poll(() =>
        run(engine, () => {
          const side = document.querySelector('.account-picture');
          const picture = side?.querySelector('img')?.getBoundingClientRect();
          if (!side || !picture) return null;
          const tallest = innerHeight - 64;
          return Math.min(side.clientHeight, tallest) - picture.height;
        }),
      ).toBeLessThan(2),
    /** Checks that all pictures on the screen have loaded, as AVIF. */
    seesPictures: () => poll(() => run(engine, picturesInView)).toEqual(['loaded']),
  };
}

/** Runs in the page: the visible text of elements. */
const textsIn = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText).join(' ');

/** Runs in the page: the states of the pictures on the screen, each once. */
function picturesInView(): string[] {
  const states = [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight || !image.checkVisibility()) return [];
    const isLoaded = image.complete && image.naturalWidth > 0;
    return isLoaded && image.currentSrc.endsWith('.avif') ? 'loaded' : image.outerHTML;
  });
  return [...new Set(states)];
}

/** Runs in the page: the visible, enabled element with this name; in a dialog, once it has opened. */
function findByName(selector: string, name: string): ElementReference | null {
  const textOf = (element: Element) =>
    element.textContent.replace(/\s+/g, ' ').trim().replace(/ ?\*$/, '');
  const nameOf = (element: Element) => {
    const label = 'labels' in element ? (element.labels as NodeList)[0] : undefined;
    return element.getAttribute('aria-label') ?? textOf((label as Element | undefined) ?? element);
  };
  const opening = (element: Element) =>
    element.closest('[role=dialog]')?.getAnimations({ subtree: true }).length;
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      nameOf(element) === name &&
      // Options are visible only while one is chosen.
      (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled') &&
      !opening(element),
  );
  // Centred, because the header would intercept the press.
  if (!found?.closest('header')) found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A press would miss a tile that is still moving into its place.
  const tile = found?.closest('[data-aos]');
  if (tile && getComputedStyle(tile).opacity !== '1') return null;
  // The driver converts it to a reference.
  return (found as unknown as ElementReference | undefined) ?? null;
}
