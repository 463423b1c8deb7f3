import { screen } from '@testing-library/react';
import { generatePath, matchRoutes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderPage } from '../../src/buildtime/prerender/renderSite.tsx';
import { calendarPath } from '../../src/data/calendar.ts';
import { routes } from '../../src/routes.tsx';
import { adaAsParticipant } from '../support/accounts.ts';
import { brokenTexts, elementOf } from '../support/dom.ts';
import { requireNonNull } from '../support/requireNonNull.ts';
import { shellPaths, staticPages } from '../support/staticPages.ts';
import { visit } from '../support/visit.tsx';

/* Rules of every page: no text, link or attribute is missing. */

const rendered = new Map<string, HTMLElement>();
beforeAll(async () => {
  for (const { path } of staticPages) {
    rendered.set(path, elementOf((await renderPage(path)).html));
  }
});

describe.each(staticPages)('$path', ({ path }) => {
  const page = () => requireNonNull(rendered.get(path), path);

  it('has no missing or broken text', () => expect(brokenTexts(page())).toEqual([]));

  it('links only to pages and anchors that exist', () => {
    const links = [...page().querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    for (const href of links) {
      expect(href).toMatch(/^(\/|#|https:\/\/|mailto:)/);
      if (!href.startsWith('/') || ['/feed.xml', calendarPath].includes(href)) continue;
      const [target = '', anchor] = href.split('#');
      const match = matchRoutes(routes, target)?.at(-1);
      expect(match?.route.path, href).not.toBe('*');
      const shown = rendered.get(target);
      if (anchor && shown) expect(shown.querySelector(`[id="${anchor}"]`), href).not.toBeNull();
    }
  });
});

it('at least one page links to each page', () => {
  const all = [...rendered.values()];
  const isLinked = (path: string) =>
    all.some((page) => page.querySelector(`a[href="${path}"], a[href^="${path}#"]`));
  const paths = staticPages.filter(({ isNotFound }) => !isNotFound).map(({ path }) => path);
  const orphans = paths.filter((path) => !isLinked(path));
  expect(orphans, 'no page has a link to these pages').toEqual([]);
});

// The last row has no token.
it.each([...shellPaths, '/verify-Profile'])('%s has no missing or broken text', async (path) => {
  const user = path.startsWith('/profile') ? adaAsParticipant : undefined;
  visit(generatePath(path, { id: 'visitor', type: 'x', token: 'token' }), { as: user });
  await screen.findByRole('heading', { level: 1 });
  expect(brokenTexts(document.body)).toEqual([]);
});

it.each([
  '<p></p>',
  '<p>It costs  francs.</p>',
  '<p>It takes minutes .</p>',
  '<a href="/"></a>',
  '<nav aria-label=""></nav>',
])('a missing or broken text is found: %s', (html) => {
  expect(brokenTexts(elementOf(html))).toHaveLength(1);
});
