import { expect } from '@playwright/test';
import { championship } from '../../../src/data/championship.ts';
import type { Account } from '../../../src/mocks/model.ts';
import { callOf, type PageFunctions } from './callOf.ts';
import type { Engine } from './drivers.ts';

/* The steps of steps.ts for any engine, as methods of `me`, who acts in the main part of the page, and of other parts. */

const kinds = {
  link: 'a[href]',
  button: 'button, summary',
  heading: 'h1',
  field: 'input, select, textarea',
  option: 'option',
  detail: 'dd',
  status: '[role=status]',
  alert: '[role=alert]',
};

type Kind = keyof typeof kinds;

/** Polls ten times a second, because the default pauses add up. The timeout is longer than one command may take. */
const pollOptions = { intervals: [100], timeout: 20_000 };

/** Reads the page until it is as expected. If a navigation interrupts a reading, its error is the result. */
const poll = (read: () => Promise<unknown>, message?: string) =>
  expect.poll(() => read().catch(String), { ...pollOptions, message });

export function journey<Handle>(engine: Engine<Handle>, origin: string) {
  const run = <Name extends keyof PageFunctions>(
    name: Name,
    ...values: Parameters<PageFunctions[Name]>
  ) => engine.evaluate(callOf(name, ...values));

  /** Steps in the part of the page with this selector. They find everything by its text. */
  function stepsIn(part: string) {
    const look = (kind: Kind, name: string) =>
      engine.find(callOf('findByName', `${part} :is(${kinds[kind]})`, name));
    /** Waits for an element and acts on it; again if the starting app has replaced it. */
    const act = (action: (element: Handle) => unknown, kind: Kind, name: string) =>
      expect(async () => {
        const element = await look(kind, name);
        if (element === null) throw new Error(`There is no ${kind} "${name}" in ${part}`);
        await action(element);
      }).toPass(pollOptions);
    /** Types a text into each field, by its label. */
    const fillIn = async (texts: Record<string, string>) => {
      for (const [label, text] of Object.entries(texts))
        await act((field) => engine.type(field, text), 'field', label);
    };
    return {
      press: (name: string) => act(engine.click, 'button', name),
      follow: (name: string) => act(engine.click, 'link', name),
      fillIn,
      /** Chooses a country code and types a number. */
      fillPhone: async (country: string, digits: string) => {
        await act(engine.choose, 'option', country);
        await fillIn({ 'Phone number': digits });
      },
      tick: (label: string) => act(engine.click, 'field', label),
      attach: (label: string, path: string) =>
        act((field) => engine.attach(field, path), 'field', label),
      /** Checks that the part, or one of its elements of a kind, contains a text. */
      expectText: (text: string, kind?: Kind) =>
        poll(() => run('textsIn', kind ? `${part} :is(${kinds[kind]})` : part)).toContain(text),
      expectVisible: (kind: Kind, name: string) => act(() => undefined, kind, name),
      expectHidden: (kind: Kind, name: string) =>
        poll(() => look(kind, name), `no ${kind} "${name}" in ${part}`).toBeNull(),
    };
  }

  /** Calls a function that leaves the page, by a timer, because the expression must return before. */
  const leaveBy = (call: string) => engine.evaluate(`void setTimeout(() => ${call})`);

  const main = stepsIn('main');
  const newestEmail = stepsIn('main li:first-child article');

  /** Opens a page, and waits until the app listens. */
  const visit = async (path: string) => {
    await engine.open(new URL(path, origin).href);
    await poll(() => run('isListening'), `the app listens on ${path}`).toBe(true);
  };
  /** Checks that the element with the focus has this text or label. */
  const expectFocus = (kind: Kind, text: string) =>
    poll(() => run('focusedName', kinds[kind])).toContain(text);
  /** Checks that the browser has loaded a page: URL, heading and title, scrolled to the top. */
  const expectLoaded = (path: string, heading: string, title = heading) => {
    const loaded = { path, heading, title: `${title} – ${championship.shortName}`, atTop: true };
    return poll(() => run('loadedPage')).toEqual(loaded);
  };
  /** Checks that the app has opened a page: it then has the focus on its heading. */
  const expectArrived = async (path: string, heading: string, title?: string) => {
    await expectLoaded(path, heading, title);
    await expectFocus('heading', heading);
  };
  /** Submits the sign-in form. */
  const signIn = async (email: string, password: string) => {
    await main.fillIn({ Email: email, Password: password });
    await main.press('Sign in');
  };
  const { resize, screenshot, takeMessages, end } = engine;
  return {
    ...main,
    header: stepsIn('header'),
    footer: stepsIn('footer'),
    dialog: stepsIn('[role=dialog]'),
    visit,
    signIn,
    /** Signs in; ends on the profile. */
    openProfileOf: async ({ user, password }: Account) => {
      await visit('/login');
      await signIn(user.email, password);
      await expectArrived('/profile', 'Profile');
    },
    /** Opens the mailbox. @returns steps in the newest email, which has this subject. */
    openNewestEmail: async (subject: string) => {
      await stepsIn('body').follow('Mock API is on: open the mailbox');
      await expectArrived('/mailbox', 'Mailbox');
      await newestEmail.expectText(subject);
      return newestEmail;
    },
    /** Opens a site, and follows a link as soon as the scripts start to load. */
    followWhileLoading: async (site: string, href: string) => {
      await engine.open(site);
      await poll(() => run('clickWhileLoading', href)).toBe(true);
    },
    /** Opens a file outside the app, and goes back. @returns true if the browser kept the page. */
    openFileAndGoBack: async (file: string) => {
      // A reload would reset the title.
      await engine.evaluate('document.title = "Kept"');
      await engine.open(new URL(file, origin).href);
      await leaveBy('history.back()');
      await poll(() => run('isListening')).toBe(true);
      return engine.evaluate('document.title === "Kept"');
    },
    reload: async () => {
      await engine.evaluate('document.title = "Before the reload"');
      await leaveBy('location.reload()');
      await poll(() => engine.evaluate('document.title === "Before the reload"')).toBe(false);
      await poll(() => run('isListening')).toBe(true);
    },
    back: () => leaveBy('history.back()'),
    forward: () => leaveBy('history.forward()'),
    resize,
    screenshot,
    takeMessages,
    end,
    expectFocus,
    expectLoaded,
    expectArrived,
    /** Checks that the browser has scrolled to the section of an anchor. */
    expectBelowHeader: (id: string, tolerance?: number) =>
      poll(() => run('anchorState', id, tolerance)).toBe(
        `#${id}, focus on ${id}, just below the header`,
      ),
    expectEmptyPasswords: () => poll(() => run('typedPasswords')).toBe(0),
    /** Checks that the picture beside a form fills its side of the card. */
    expectPictureFillsCard: () => poll(() => run('gapBelowPicture')).toBeLessThan(2),
    /** Checks that all pictures on the screen have loaded, as AVIF. */
    expectPictures: () => poll(() => run('picturesInView')).toEqual(['loaded']),
    expectAccessible: async (part?: string) => engine.expectAccessible?.(part),
  };
}
