import { screen } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { filesOfRoutes } from '../src/buildtime/static/filesOfRoutes';
import { render } from '../src/buildtime/static/render';
import { calendarPath } from '../src/clock/calendar';
import { routes } from '../src/routes';
import { ada } from './support/accounts';
import { visit } from './support/visit';

/* Rules of every page: no text, link or attribute is missing. */

const files = await filesOfRoutes();
const paths = [
  ...files.pages.map(({ path }) => path),
  ...files.notFound.map(({ example }) => example),
];
const pages = new Map(
  await Promise.all(
    paths.map(async (path) => [path, elementOf((await render(path)).html)] as const),
  ),
);

function elementOf(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

/** Attributes that may be empty, such as booleans. */
const mayBeEmpty =
  /^(alt|class|value|checked|disabled|hidden|inert|multiple|novalidate|open|popover|readonly|required|selected)$/;
const withWords = new Set(
  'section nav ul ol dl tbody h1 h2 h3 h4 p li dt dd th td label button a summary legend'.split(
    ' ',
  ),
);

/** A space at an end, two spaces, or one before a full stop; a value that is not a text. */
const hole = /^ | $| {2}| [.,;:!?](?!\w)|\( | \)|\(\)|undefined|NaN|\[object/;
/** Sentences without a full stop after the last one. */
const unfinished = /[a-z][.?!] [A-Z][^.?!]*[^.?!:…)”’]$/;
/** Sentences without a space between them. */
const runTogether = /[a-z][.?!][A-Z]/;

function isBroken(element: Element): boolean {
  const text = element.textContent;
  const last = element.lastElementChild?.localName;
  // An icon may follow a space.
  if (hole.test(text) && !element.querySelector('svg')) return true;
  if (!element.firstElementChild && runTogether.test(text)) return true;
  if (element.localName === 'p' && last !== 'a' && unfinished.test(text)) return true;
  const named = 'input, [role], [aria-label], [alt]';
  return text === '' && !element.matches(named) && !element.querySelector(named);
}

/** The HTML of each element with a gap. */
const gaps = (root: Element) =>
  [...root.getElementsByTagName('*')]
    .filter(
      (element) =>
        [...element.attributes].some(({ name, value }) => !value && !mayBeEmpty.test(name)) ||
        (withWords.has(element.localName) && isBroken(element)),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 200));

/** Placeholders of missing pictures. */
const defaultPictures = (root: ParentNode) => root.querySelectorAll('img[src*="error-404"]');

it.each([
  '<p></p>',
  '<p>It costs  francs.</p>',
  '<p>It takes minutes .</p>',
  '<p>It costs nothing.You pay later.</p>',
  '<li><strong>65 N</strong> </li>',
  '<p>One sentence. Half a</p>',
  '<a href="/"></a>',
  '<nav aria-label=""></nav>',
])('a missing or broken text is reported: %s', (html) =>
  expect(gaps(elementOf(html))).toHaveLength(1),
);

describe.each([...pages])('%s', (path, page) => {
  it('has no missing or broken text', () => expect(gaps(page)).toEqual([]));

  it('shows the default picture only on a 404 page', () => {
    const isMissing = files.notFound.some(({ example }) => example === path);
    expect(defaultPictures(page)).toHaveLength(isMissing ? 1 : 0);
  });

  it('links to pages and anchors that exist', () => {
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    for (const href of links) {
      expect(href).toMatch(/^(\/|#|https:\/\/|mailto:)/);
      if (!href.startsWith('/') || ['/feed.xml', calendarPath].includes(href)) continue;
      const [target = '', anchor] = href.split('#');
      const match = matchRoutes(routes, target)?.at(-1);
      expect(match?.route.path, href).not.toBe('*');
      const shown = pages.get(target);
      if (anchor && shown) expect(shown.querySelector(`[id="${anchor}"]`), href).not.toBeNull();
    }
  });
});

it.each([
  '/profile',
  '/profile/tickets',
  '/profile/applications',
  '/profile/preferences',
  '/profile/change-password',
  '/profile/team',
  '/profile/support',
  '/verify-Profile',
  '/reset-password/token',
  '/mailbox',
])('%s has no missing or broken text and shows its pictures', async (path) => {
  const user = path.startsWith('/profile') ? { ...ada, userType: 'participant' } : undefined;
  visit(path, { user });
  await screen.findByRole('heading', { level: 1 });
  expect(gaps(document.body)).toEqual([]);
  expect(defaultPictures(document)).toHaveLength(0);
});

/** Follows the listeners of a target. @returns the types of those that were added and not removed. */
function followListeners(target: EventTarget) {
  const added = vi.spyOn(target, 'addEventListener');
  const removed = vi.spyOn(target, 'removeEventListener');
  return () =>
    added.mock.calls
      .filter(([, , options]) => typeof options !== 'object' || !options.signal?.aborted)
      .filter(([type, listener]) =>
        removed.mock.calls.every((call) => call[0] !== type || call[1] !== listener),
      )
      .map(([type]) => type);
}

it.each(['/', '/news/1', '/competition-categories', '/profile'])(
  '%s leaves no listener behind',
  async (path) => {
    const open = async () => {
      const { router, unmount } = visit(path, { user: ada });
      await screen.findByRole('heading', { level: 1 });
      unmount();
      router.dispose();
    };
    await open();
    const remaining = [window, document].map(followListeners);
    await open();
    expect(remaining.flatMap((left) => left())).toEqual([]);
  },
);
