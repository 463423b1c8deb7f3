import { fireEvent, waitFor } from '@testing-library/react';
import { createMemoryRouter, type Params, type RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { prefetchLinks } from '../../src/routing/prefetch.ts';
import { mockViewAndIdle } from '../support/browserStates.ts';
import { requireNonNull } from '../support/requireNonNull.ts';

function addLink(href: string, attributes: Partial<HTMLAnchorElement> = {}): HTMLAnchorElement {
  const link = document.createElement('a');
  // Pointer events have an element inside the link as target.
  link.innerHTML = '<b>A link</b>';
  document.body.append(Object.assign(link, { href, ...attributes }));
  onTestFinished(() => link.remove());
  return link;
}

const pointAt = (link: Element) =>
  fireEvent.pointerOver(requireNonNull(link.firstElementChild, 'The text of the link'));

/**
 * Starts prefetching, with pages of its own, because the listeners of earlier tests remain on the document.
 * @param missing path of the page whose code fails to load.
 * @returns `requested`: the growing list of requested pages, each followed by what its loader will import; `navigate`
 * opens another page.
 */
function startPrefetching(missing = '') {
  const requested: string[] = [];
  const prefetchData = ({ id = 'none' }: Params) => void requested.push(`article ${id}`);
  const page = (path: string, code: object = { handle: { prefetchData } }): RouteObject => ({
    path,
    lazy: () => {
      requested.push(path);
      return path === missing ? Promise.reject(new Error('gone')) : Promise.resolve(code);
    },
  });
  const pages = [
    page('/terms', {}),
    ...['/tickets', '/articles/:id', '/', '*'].map((path) => page(path)),
  ];
  const router = createMemoryRouter([{ path: '*' }]);
  prefetchLinks([{ children: pages }], router);
  return { requested, navigate: () => router.navigate('/') };
}

let runIdle: ReturnType<typeof mockViewAndIdle>['runIdle'];

beforeEach(() => {
  runIdle = mockViewAndIdle().runIdle;
  document.body.replaceChildren();
});

describe('a link', () => {
  for (const { gesture, reach } of [
    { gesture: 'a pointer enters', reach: pointAt },
    { gesture: 'a finger touches', reach: fireEvent.touchStart },
    { gesture: 'the focus reaches', reach: fireEvent.focusIn },
  ]) {
    it(`prefetches its page once when ${gesture} it`, async () => {
      const { requested } = startPrefetching();
      const link = addLink('/tickets');
      expect(requested).toEqual([]);
      reach(link);
      await waitFor(() => expect(requested).toEqual(['/tickets', 'article none']));
      reach(link);
      pointAt(addLink('/tickets#prices'));
      expect(requested).toHaveLength(2);
    });
  }

  it('to an article prefetches the article, too', async () => {
    const { requested } = startPrefetching();
    pointAt(addLink('/articles/7?from=home'));
    await waitFor(() => expect(requested).toEqual(['/articles/:id', 'article 7']));
  });

  it('prefetches nothing unless it opens another page in this tab', () => {
    const { requested } = startPrefetching();
    for (const href of ['/#section', 'https://example.org/tickets', '/feed.xml']) {
      pointAt(addLink(href));
    }
    pointAt(addLink('/tickets', { target: '_blank' }));
    fireEvent.pointerOver(document.body);
    fireEvent.focusIn(document);
    expect(requested).toEqual([]);
  });

  it('prefetches again if the code failed to load', async () => {
    const { requested } = startPrefetching('/tickets');
    const link = addLink('/tickets');
    await waitFor(() => {
      pointAt(link);
      expect(requested).toEqual(['/tickets', '/tickets']);
    });
    expect(document.body).toHaveTextContent(/^A link$/);
  });
});

describe('the links of a page', () => {
  it('prefetch their pages one at a time while the browser is idle', async () => {
    addLink('/terms');
    addLink('/articles/7');
    const { requested } = startPrefetching();
    expect(requested).toEqual([]);
    await runIdle();
    await waitFor(() => expect(requested).toEqual(['/terms']));
    await runIdle();
    await waitFor(() => expect(requested).toEqual(['/terms', '/articles/:id', 'article 7']));
  });

  it('prefetch nothing more after the visitor has left the page', async () => {
    addLink('/terms');
    const next = addLink('/articles/7');
    const { requested, navigate } = startPrefetching();
    await runIdle();
    await waitFor(() => expect(requested).toEqual(['/terms']));
    next.remove();
    addLink('/tickets');
    await navigate();
    await runIdle();
    await runIdle();
    await runIdle();
    await waitFor(() => expect(requested).toEqual(['/terms', '/tickets', 'article none']));
  });

  it('prefetch the remaining pages if the code of one fails to load', async () => {
    addLink('/tickets');
    addLink('/articles/7');
    const { requested } = startPrefetching('/tickets');
    await runIdle();
    await runIdle();
    await waitFor(() => expect(requested).toEqual(['/tickets', '/articles/:id', 'article 7']));
  });

  it('prefetch only on hover, touch or focus if data saver is on', () => {
    const requestIdle = vi.fn();
    vi.stubGlobal('requestIdleCallback', requestIdle);
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const link = addLink('/tickets');
    const { requested } = startPrefetching();
    expect(requestIdle).not.toHaveBeenCalled();
    pointAt(link);
    expect(requested).toEqual(['/tickets']);
  });
});
