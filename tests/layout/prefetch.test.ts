import { fireEvent } from '@testing-library/react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { prefetchLinks } from '../../src/layout/prefetch';
import { withScreen } from '../screen';
import { eventually } from '../timers';

/** What was asked for, in order: pages by their path, the article by its loader. */
const asked: string[] = [];
/** What the article's loader was given. */
const given: LoaderFunctionArgs[] = [];
/** Paths whose code does not come. */
const gone = new Set<string>();

const loader = (args: LoaderFunctionArgs) => {
  given.push(args);
  return asked.push(`article ${args.params.id ?? 'none'}`) > 0;
};

function page(path: string, code: object = { loader }): RouteObject {
  return {
    path,
    lazy: () => {
      asked.push(path);
      return gone.has(path)
        ? Promise.reject(new Error('gone after a deploy'))
        : Promise.resolve(code);
    },
  };
}

const routes: RouteObject[] = [
  { children: [page('/terms', {}), page('/tickets'), page('/articles/:id'), page('/'), page('*')] },
];

function addLink(href: string, attributes: Partial<HTMLAnchorElement> = {}): HTMLAnchorElement {
  const link = document.createElement('a');
  // People point at what is inside of a link.
  link.innerHTML = '<b>A link</b>';
  document.body.append(Object.assign(link, { href, ...attributes }));
  onTestFinished(() => link.remove());
  return link;
}

const pointAt = (link: Element) => fireEvent.pointerOver(link.firstElementChild ?? link);

/** Starts prefetching for one test. @returns a function that ends a navigation. */
function begin(): () => void {
  let navigated: () => void = () => undefined;
  const target: EventTarget = document;
  const listen = vi.spyOn(target, 'addEventListener');
  prefetchLinks(routes, (listener) => {
    navigated = listener;
  });
  for (const [type, listener] of listen.mock.calls) {
    onTestFinished(() => target.removeEventListener(type, listener));
  }
  return () => navigated();
}

beforeEach(() => {
  asked.length = 0;
  given.length = 0;
  gone.clear();
  document.body.replaceChildren();
});

describe('a link that somebody is about to follow', () => {
  it.each([
    ['is pointed at', pointAt],
    ['is touched', fireEvent.touchStart],
    ['has the focus', fireEvent.focusIn],
  ])('has its page loaded when it %s, once', async (_, act) => {
    withScreen();
    begin();
    const link = addLink('/tickets');
    expect(asked).toEqual([]);
    act(link);
    await eventually(() => expect(asked).toEqual(['/tickets', 'article none']));
    act(link);
    pointAt(addLink('/tickets#prices'));
    expect(asked).toHaveLength(2);
  });

  it('has its article loaded as well', async () => {
    withScreen();
    begin();
    const link = addLink('/articles/7?from=home');
    pointAt(link);
    await eventually(() => expect(asked).toEqual(['/articles/:id', 'article 7']));
    expect(given[0]?.request.url).toBe(link.href);
    expect(given[0]).toMatchObject({ pattern: '/articles/:id', url: new URL(link.href) });
  });

  it('has nothing loaded where it leads to no other page of this tab', () => {
    withScreen();
    begin();
    pointAt(addLink('/#section'));
    pointAt(addLink('https://example.org/tickets'));
    pointAt(addLink('/tickets', { target: '_blank' }));
    pointAt(addLink('/feed.xml'));
    pointAt(addLink('mailto:info@example.org'));
    pointAt(document.body);
    fireEvent.focusIn(document);
    expect(asked).toEqual([]);
  });

  it('shows nothing when its code does not come, and has it asked for again', async () => {
    withScreen();
    begin();
    const link = addLink('/tickets');
    gone.add('/tickets');
    await eventually(() => {
      pointAt(link);
      expect(asked).toEqual(['/tickets', '/tickets']);
    });
    expect(document.body).toHaveTextContent(/^A link$/);
  });
});

describe('the links of a page', () => {
  it('have their pages loaded while the browser is idle, one at a time', async () => {
    const { rest } = withScreen();
    addLink('/terms');
    addLink('/articles/7');
    begin();
    expect(asked).toEqual([]);
    await rest();
    await eventually(() => expect(asked).toEqual(['/terms']));
    await rest();
    await eventually(() => expect(asked).toEqual(['/terms', '/articles/:id', 'article 7']));
  });

  it('have nothing loaded any more once their page is left', async () => {
    const { rest } = withScreen();
    addLink('/terms');
    const next = addLink('/articles/7');
    const navigated = begin();
    await rest();
    await eventually(() => expect(asked).toEqual(['/terms']));
    next.remove();
    addLink('/tickets');
    navigated();
    await rest();
    await rest();
    await rest();
    await eventually(() => expect(asked).toEqual(['/terms', '/tickets', 'article none']));
  });

  it('go on with the next one when the code of one does not come', async () => {
    const { rest } = withScreen();
    addLink('/tickets');
    addLink('/articles/7');
    gone.add('/tickets');
    begin();
    await rest();
    await rest();
    await eventually(() => expect(asked).toEqual(['/tickets', '/articles/:id', 'article 7']));
  });

  it('load nothing for visitors who save data, until they are about to follow one', () => {
    const waiting = vi.fn();
    vi.stubGlobal('requestIdleCallback', waiting);
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    const link = addLink('/tickets');
    begin();
    expect(waiting).not.toHaveBeenCalled();
    pointAt(link);
    expect(asked).toEqual(['/tickets']);
  });
});
