import { fireEvent } from '@testing-library/react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { prefetchLinks } from '../../src/layout/prefetch';
import { withScreen } from '../screen';
import { settled } from '../timers';

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

/** Starts it for one test: what it listens to and watches ends with the test. */
function begin(): void {
  class Watching extends MutationObserver {
    constructor(callback: MutationCallback) {
      super(callback);
      onTestFinished(() => this.disconnect());
    }
  }
  vi.stubGlobal('MutationObserver', Watching);
  const target: EventTarget = document;
  const listen = vi.spyOn(target, 'addEventListener');
  prefetchLinks(routes);
  for (const [type, listener] of listen.mock.calls) {
    onTestFinished(() => target.removeEventListener(type, listener));
  }
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
    const link = addLink('/terms');
    expect(asked).toEqual([]);
    act(link);
    expect(asked).toEqual(['/terms']);
    await settled();
    act(link);
    pointAt(addLink('/terms#privacy'));
    expect(asked).toEqual(['/terms']);
  });

  it('has its article loaded as well', async () => {
    withScreen();
    begin();
    const link = addLink('/articles/7?from=home');
    pointAt(link);
    await settled();
    expect(asked).toEqual(['/articles/:id', 'article 7']);
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
    pointAt(link);
    await settled();
    pointAt(link);
    expect(asked).toEqual(['/tickets', '/tickets']);
    expect(document.body).toHaveTextContent(/^A link$/);
  });
});

it('a browser that cannot tell what is in view waits until somebody is about to follow a link', () => {
  begin();
  pointAt(addLink('/tickets'));
  expect(asked).toEqual(['/tickets']);
});

describe('the links of a page', () => {
  it('have their pages loaded when there is nothing else to do, what is in view first', async () => {
    const { see, rest } = withScreen();
    const below = addLink('/articles/7');
    const farBelow = addLink('/articles/8');
    const tickets = addLink('/tickets');
    begin();
    see(tickets);
    see(below, false);
    see(farBelow, false);
    expect(asked).toEqual([]);
    rest();
    expect(asked).toEqual(['/tickets']);
    await settled();
    asked.length = 0;
    // One after the other.
    rest();
    await settled();
    expect(asked).toEqual(['/articles/:id', 'article 7']);
    see(farBelow);
    rest();
    await settled();
    expect(asked.slice(2)).toEqual(['/articles/:id', 'article 8']);
  });

  it('have nothing loaded any more once their page is left', async () => {
    const { see, rest } = withScreen();
    const link = addLink('/tickets');
    begin();
    see(link, false);
    await settled();
    link.remove();
    rest();
    await settled();
    expect(asked).toEqual([]);
  });

  it('are followed also when they appear later', async () => {
    const { see, rest } = withScreen();
    begin();
    const link = addLink('/tickets');
    await settled();
    see(link);
    rest();
    expect(asked).toEqual(['/tickets']);
  });

  it('go on with the next one when the code of one does not come', async () => {
    const { see, rest } = withScreen();
    const links = [addLink('/tickets'), addLink('/articles/7')];
    gone.add('/tickets');
    begin();
    links.forEach((link) => see(link, false));
    for (let turn = 0; turn < links.length; turn += 1) {
      await settled();
      rest();
    }
    await settled();
    expect(asked).toEqual(['/tickets', '/articles/:id', 'article 7']);
  });

  it('load nothing for visitors who save data, until they are about to follow one', () => {
    const { see } = withScreen();
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    const link = addLink('/tickets');
    begin();
    expect(() => see(link)).toThrow('Nobody watches');
    pointAt(link);
    expect(asked).toEqual(['/tickets']);
  });
});
