import { expect } from '@playwright/test';
import { championship } from '../../../src/data/championship.ts';
import { nameOf } from '../../support/dom.ts';
import { anchorState, belowHeader } from './anchor.ts';
import { callOf, type Engine } from './drivers.ts';

const kinds = {
  link: 'a[href]',
  button: 'button, summary',
  heading: 'h1',
  field: 'input, select, textarea',
  option: 'option',
  status: '[role=status]',
  alert: '[role=alert]',
};

type Kind = keyof typeof kinds;
type Part = 'header' | 'main' | 'footer' | '[role=dialog]' | 'body';
type Place = Part | `${Part} ${'article' | 'dd' | '[role=status]' | '[role=alert]'}`;

/** Polls ten times a second, because the default pauses add up. The timeout is longer than one command may take. */
const pollOptions = { intervals: [100], timeout: 20_000 };

/** Looks at the page again and again until it is as expected. If a navigation interrupts a look, its error is the result. */
const poll = (read: () => Promise<unknown>, message?: string) =>
  expect.poll(() => read().catch(String), { ...pollOptions, message });

/** Steps of a person who finds everything by its text. */
export function journey<Handle>(engine: Engine<Handle>, origin: string) {
  /** Runs a function in the page. */
  const run = async <Values extends unknown[], Result>(
    script: (...values: Values) => Result,
    ...values: Values
  ) => (await engine.evaluate(callOf(script, ...values))) as Awaited<Result>;
  const look = (kind: Kind, name: string, place: Place) =>
    engine.find(callOf(findByName, `${place} :is(${kinds[kind]})`, name, nameOf));
  /** Waits for an element and acts on it; again if the starting app has replaced it. */
  const act = (
    action: (element: Handle) => unknown,
    kind: Kind,
    name: string,
    place: Place = 'main',
  ) =>
    expect(async () => {
      const element = await look(kind, name, place);
      if (element === null) throw new Error(`There is no ${kind} "${name}" in ${place}`);
      await action(element);
    }).toPass(pollOptions);
  const press = (name: string, place?: Place) => act(engine.click, 'button', name, place);
  const follow = (name: string, place?: Place) => act(engine.click, 'link', name, place);
  /** Types a text into each field, by its label. */
  const fillIn = async (texts: Record<string, string>, place?: Place) => {
    for (const [label, text] of Object.entries(texts))
      await act((field) => engine.type(field, text), 'field', label, place);
  };
  /** Checks that the element with the focus has this text or label. */
  const expectFocus = (kind: Kind, text: string) =>
    poll(() => run(focusedName, kinds[kind], nameOf)).toContain(text);
  /** Checks URL, heading and title, and that the page is at its top, give or take a pixel. */
  const expectLoaded = (path: string, heading: string, title = heading) =>
    poll(() =>
      run(() => ({
        path: location.pathname + location.hash,
        heading: document.querySelector('h1')?.textContent,
        title: document.title,
        atTop: scrollY < 2,
      })),
    ).toEqual({ path, heading, title: `${title} – ${championship.shortName}`, atTop: true });
  const isListening = () => run(() => document.querySelector('header [aria-expanded]') !== null);
  return {
    visit: async (path: string) => {
      await engine.open(new URL(path, origin).href);
      await poll(isListening, `the app listens on ${path}`).toBe(true);
    },
    /** Opens a site, and follows a link as soon as the scripts start to load. */
    followLinkWhileLoading: async (site: string, link: string) => {
      await engine.open(site);
      const follow = (href: string) => {
        const found = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
        if (!found || !document.querySelector('link[rel="modulepreload"]')) return false;
        // A timer, because the script must return before the page is left.
        setTimeout(() => found.click());
        return true;
      };
      await poll(() => run(follow, link)).toBe(true);
    },
    /** Opens a file outside the app, and goes back. @returns true if the browser kept the page. */
    openFileAndGoBack: async (file: string) => {
      // A reload would reset the title.
      await run(() => (document.title = 'Kept'));
      await engine.open(new URL(file, origin).href);
      await engine.back();
      await poll(isListening).toBe(true);
      return run(() => document.title === 'Kept');
    },
    openMailbox: () => follow('Mock API is on: open the mailbox', 'body'),
    back: () => run(() => history.back()),
    forward: () => run(() => history.forward()),
    resize: engine.resize,
    press,
    follow,
    fillIn,
    /** Submits the sign-in form. */
    signIn: async (email: string, password: string) => {
      await fillIn({ Email: email, Password: password });
      await press('Sign in');
    },
    tick: (label: string) => act(engine.click, 'field', label),
    choose: (option: string) => act(engine.choose, 'option', option),
    attach: (label: string, path: string) =>
      act((field) => engine.attach(field, path), 'field', label),
    expectText: (text: string, place: Place = 'main') =>
      poll(() => run(textsIn, place)).toContain(text),
    expectVisible: (kind: Kind, name: string, place?: Place) =>
      act(() => undefined, kind, name, place),
    expectFocus,
    expectHidden: (kind: Kind, name: string, place: Place) =>
      poll(() => look(kind, name, place), `no ${kind} "${name}" in ${place}`).toBeNull(),
    expectLoaded,
    /** Checks that the app has opened a page: it then has the focus on its heading. */
    expectArrivedAt: async (path: string, heading: string, title?: string) => {
      await expectLoaded(path, heading, title);
      await expectFocus('heading', heading);
    },
    expectEmptyPasswords: () => poll(() => run(typedPasswords)).toBe(''),
    expectAccessible: async (part?: string) => engine.expectAccessible?.(part),
    /** Checks that the browser has scrolled to the section of an anchor. */
    expectBelowHeader: (hash: string) =>
      poll(() => run(anchorState, hash)).toEqual(belowHeader(hash)),
    /** Checks that the picture beside a form fills its side of the card. */
    expectPictureFillsCard: () =>
      poll(() =>
        run(() => {
          const side = document.querySelector('.account-picture');
          const picture = side?.querySelector('img')?.getBoundingClientRect();
          if (!side || !picture) return null;
          const tallest = innerHeight - 64;
          return Math.min(side.clientHeight, tallest) - picture.height;
        }),
      ).toBeLessThan(2),
    /** Checks that all pictures on the screen have loaded, as AVIF. */
    expectPictures: () => poll(() => run(picturesInView)).toEqual(['loaded']),
  };
}

/** Runs in the page: the visible text of elements. */
const textsIn = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText).join(' ');

/** Runs in the page: the name of the element with the focus, if it matches the selector. */
const focusedName = (selector: string, toName: typeof nameOf) =>
  document.activeElement?.matches(selector) ? toName(document.activeElement) : '';

/** Runs in the page: the passwords in the fields. */
const typedPasswords = () =>
  [...document.querySelectorAll<HTMLInputElement>('main input[type=password]')]
    .map(({ value }) => value)
    .join('');

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
function findByName(selector: string, name: string, toName: typeof nameOf): HTMLElement | null {
  const opening = (element: Element) =>
    element.closest('[role=dialog]')?.getAnimations({ subtree: true }).length;
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      toName(element) === name &&
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
  return found ?? null;
}
