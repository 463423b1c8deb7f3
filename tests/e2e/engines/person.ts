import { expect } from '@playwright/test';
import { run, type ElementReference, type Session } from './session';

/** The way to the mock API's mailbox. */
const mailbox = 'Mock API is on: open the mailbox';

/** Keys without a letter, as WebDriver names them. */
export const keys = { enter: '\uE007', escape: '\uE00C' };

/** What a person presses, fills in or looks for. */
const kinds = {
  link: 'a[href]',
  button: 'button',
  heading: 'h1',
  field: 'input, select, textarea',
  option: 'option',
  question: 'summary',
};

/** The parts of a page. */
type Place = 'header' | 'main' | 'footer' | '[role=dialog]' | 'body';

/** Looks ten times a second: the usual pauses, of up to a second, would add up over a journey. */
const often = { intervals: [100] };

/** Waits for what a browser shows. */
const soon = (look: () => Promise<unknown>, message?: string) =>
  expect.poll(look, { ...often, message });

/** Somebody in front of a browser, who goes by what can be read on the screen. */
export function person(session: Session, origin: string) {
  /** Waits for something that is seen. */
  async function find(kind: keyof typeof kinds, name: string, place: Place = 'main') {
    const found: ElementReference[] = [];
    await expect(async () => {
      const element = await run(session, findByName, `${place} :is(${kinds[kind]})`, name);
      if (element) found.push(element);
      expect(found, `the ${kind} "${name}" in ${place}`).toHaveLength(1);
    }).toPass(often);
    const [id] = found.flatMap((reference) => Object.values(reference));
    return { id, reference: found[0] };
  }
  const press = async (kind: keyof typeof kinds, name: string, place?: Place) => {
    // The app that just starts may have replaced what was found.
    await expect(async () => {
      const { id } = await find(kind, name, place);
      await session.send('ElementClick', { id });
    }).toPass(often);
  };
  // Between two pages there is nothing to run a script in.
  const listens = () =>
    run(session, () => document.querySelector('header [aria-expanded]') !== null).catch(
      () => false,
    );
  return {
    /** Opens an address by hand. */
    open: async (path: string) => {
      await session.send('Navigate', { url: new URL(path, origin).href });
      await soon(listens, `the app listens on ${path}`).toBe(true);
    },
    /**
     * Opens a site's home page and follows a link there as soon as its script is asked for.
     * @param site without the mock API, which may load a page again while its worker starts.
     */
    hurries: async (site: string, link: string) => {
      await session.send('Navigate', { url: site });
      await run(
        session,
        (href) =>
          new Promise<void>((resolve) => {
            const follow = () => {
              if (!document.querySelector('link[rel="modulepreload"]')) return;
              observer.disconnect();
              document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
              resolve();
            };
            const observer = new MutationObserver(follow);
            observer.observe(document.head, { childList: true });
            follow();
          }),
        link,
      );
    },
    /** Goes to a button or a link with the keyboard. */
    focus: async (kind: keyof typeof kinds, name: string, place?: Place) => {
      const { reference } = await find(kind, name, place);
      // The page gets the element itself.
      await run(session, (element) => (element as unknown as HTMLElement).focus(), reference);
    },
    /** Goes to a file that is no page of the app, and comes back. @returns whether the browser kept the page. */
    leavesAndReturns: async (file: string) => {
      // Loaded anew, a page has its own title.
      await run(session, () => (document.title = 'Kept'));
      await session.send('Navigate', { url: file });
      await session.send('Back');
      await soon(listens).toBe(true);
      return run(session, () => document.title === 'Kept');
    },
    /** Looks into the mailbox of the mock API. */
    opensMailbox: () => press('link', mailbox, 'body'),
    back: () => run(session, () => history.back()),
    forward: () => run(session, () => history.forward()),
    /** The window's width and height, in pixels. */
    resize: (width: number, height: number) => session.send('SetWindowRect', { width, height }),
    press,
    /** Replaces what is in a field. */
    type: async (label: string, text: string, place: Place = 'main') => {
      // While one page fades into another, a driver reaches neither.
      await expect(async () => {
        const { id } = await find('field', label, place);
        await session.send('ElementClear', { id });
        await session.send('ElementSendKeys', { id, text });
      }).toPass(often);
    },
    choose: async (label: string, option: string) => {
      await find('field', label);
      await press('option', option);
    },
    /** Picks a file of this machine. */
    attach: async (label: string, path: string) => {
      const { id } = await find('field', label);
      await session.send('ElementSendKeys', { id, text: path });
    },
    /** Presses a key, given as WebDriver names it. */
    key: (value: string) =>
      session.send('PerformActions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ],
          },
        ],
      }),
    /** Reads a text somewhere. */
    reads: (text: string, place: Place = 'main') =>
      soon(() =>
        run(
          session,
          (selector) =>
            [...document.querySelectorAll<HTMLElement>(selector)]
              .map(({ innerText }) => innerText)
              .join(' '),
          place,
        ),
      ).toContain(text),
    sees: find,
    /** Does not see something, or not any more. */
    missesSoon: (kind: keyof typeof kinds, name: string, place: Place) =>
      soon(
        () => run(session, findByName, `${place} :is(${kinds[kind]})`, name),
        `no ${kind} "${name}" in ${place}`,
      ).toBeNull(),
    /** Is at an address, on the page with this heading, and at its top, give or take a pixel of a halted scroll. */
    arrives: async (path: string, heading: string) => {
      await soon(() =>
        run(session, () => ({
          path: location.pathname + location.hash,
          heading: document.querySelector('h1')?.textContent,
          atTop: scrollY < 2,
        })),
      ).toEqual({ path, heading, atTop: true });
    },
    /** Sees the section that an anchor leads to, just below the header. */
    seesSection: (hash: string) =>
      soon(() =>
        run(
          session,
          (id) => {
            const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
            const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
            return location.hash === `#${id}` && top >= bottom && top < bottom + 40;
          },
          hash,
        ),
      ).toBe(true),
    /** Sees the picture beside a form fill its side of the card. */
    seesPictureFillCard: () =>
      soon(() =>
        run(session, () => {
          const side = document.querySelector('.account-picture');
          const picture = side?.querySelector('img')?.getBoundingClientRect();
          if (!side || !picture) return null;
          const tallest = innerHeight - 64;
          return Math.min(side.clientHeight, tallest) - picture.height;
        }),
      ).toBeLessThan(2),
    /** Sees all pictures on the screen, in the best format. */
    seesPictures: () =>
      soon(() =>
        run(session, () => {
          const shown = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
            (image) => {
              const { top, bottom } = image.getBoundingClientRect();
              return bottom > 0 && top < innerHeight && image.checkVisibility();
            },
          );
          return (
            shown.length > 0 &&
            shown.every(
              ({ complete, naturalWidth, currentSrc }) =>
                complete && naturalWidth > 0 && currentSrc.endsWith('.avif'),
            )
          );
        }),
      ).toBe(true),
  };
}

/** Runs in the page: the element with this name that is seen and can be used, in a dialog once that has opened. */
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
      // Options are only on the screen while one is chosen.
      (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled') &&
      !opening(element),
  );
  // Not below the header, where a press would not reach it.
  if (!found?.closest('header')) found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  // The driver turns it into a reference.
  return (found as unknown as ElementReference | undefined) ?? null;
}
