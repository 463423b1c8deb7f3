import { render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../src/buildtime/prerender/renderSite.tsx';
import { nonBreaking } from '../../src/data/nonBreaking.ts';
import { routes } from '../../src/routes.tsx';
import { staticPages } from '../support/staticPages.ts';

it.each(staticPages)('the static HTML of $path equals its first render', async ({ path }) => {
  const { html } = await renderPage(path);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const onRecoverableError = vi.fn();
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    { container, hydrate: true, onRecoverableError },
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelectorAll('h1')).toHaveLength(1);
  container.remove();
});

/** Not checked: names, links and days, so that find-in-page matches them; hidden text, because it does not wrap. */
const leftAlone =
  'h1, h2, h3, h4, h5, h6, a, nav, caption, time, .non-breaking, .visually-hidden, noscript';

it.each(staticPages)('figures on $path stay on one line with their units', async ({ path }) => {
  const page = document.createElement('div');
  page.innerHTML = (await renderPage(path)).html.replaceAll('<!-- -->', '');
  for (const part of page.querySelectorAll(leftAlone)) part.remove();
  page.normalize();
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const loose: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent ?? '';
    if (nonBreaking(text) !== text) loose.push(text);
  }
  expect(loose, 'Pass these texts through nonBreaking()').toEqual([]);
});
