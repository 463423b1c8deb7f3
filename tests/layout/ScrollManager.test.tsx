import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { reduceMotion } from '../support/jsdom';
import { eventually, withStoppedClock } from '../support/stoppedClock';
import { visit } from '../support/visit';

/** @returns a growing list of the ids and offsets scrolled to. */
function watchScrolling() {
  const scrolled: { to: string | number; behavior?: string }[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
    options,
  ) {
    scrolled.push({ to: this.id, behavior: (options as ScrollIntoViewOptions).behavior });
  });
  vi.spyOn(window, 'scrollTo').mockImplementation((...[options]: unknown[]) => {
    const { top = 0, behavior } = options as ScrollToOptions;
    scrolled.push({ to: top, behavior });
  });
  return scrolled;
}

/** Opens a page. @returns the router, and a growing list of the ids and offsets scrolled to. */
async function open(path: '/' | '/login' | '/purchase') {
  const scrolled = watchScrolling();
  const { router, user } = visit(path);
  await screen.findByRole('heading', { level: 1 });
  return { scrolled, router, user };
}

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a hash', () => {
  it('scrolls smoothly to its target after 200 ms and focuses it', async () => {
    const { scrolled, router } = await open('/');
    const focused = vi.spyOn(HTMLElement.prototype, 'focus');
    await withStoppedClock(async () => {
      await act(() => router.navigate('/#event'));
      await vi.advanceTimersByTimeAsync(199);
      expect(scrolled).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(scrolled).toEqual([{ to: 'event', behavior: 'smooth' }]);
    });
    expect(document.activeElement?.id).toBe('event');
    expect(focused).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it.each([
    ['continues to the contact form if that is out of sight', innerHeight / 2 + 1, 'contact'],
    ['shows the whole section if the form is beside the questions', innerHeight / 2, 'faq_contact'],
  ])('of "Contact us" %s', async (_, distance, id) => {
    const scrolled = watchScrolling();
    const { user } = visit('/');
    const link = await screen.findByRole('link', { name: 'Contact us' });
    expect(link).toHaveAttribute('href', '/#faq_contact');
    const form = screen.getByRole('heading', { name: 'Contact us' });
    vi.spyOn(form, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, distance, 300, 30));
    await user.click(link);
    await waitFor(() => expect(scrolled).toEqual([{ to: id, behavior: 'smooth' }]));
    expect(document.activeElement?.id).toBe(id);
  });

  it('on another page jumps to its target and scrolls again after 200 ms', async () => {
    const { scrolled, router } = await open('/purchase');
    await router.navigate('/#news');
    await waitFor(() =>
      expect(scrolled).toEqual([
        { to: 0, behavior: 'instant' },
        { to: 'news', behavior: 'instant' },
        { to: 'news', behavior: 'smooth' },
      ]),
    );
  });

  it('scrolls when the page opens with it, even percent-encoded', async () => {
    const scrolled = watchScrolling();
    visit('/#%66aq_contact');
    await waitFor(() => expect(scrolled).toEqual([{ to: 'faq_contact', behavior: 'smooth' }]));
  });

  it('scrolls again if it is chosen twice', async () => {
    const scrolled = watchScrolling();
    const { user } = visit('/');
    const faq = await screen.findByRole('link', { name: 'FAQ' });
    await user.click(faq);
    await waitFor(() => expect(scrolled).toHaveLength(1));
    await user.click(faq);
    await waitFor(() => expect(scrolled).toHaveLength(2));
    expect(scrolled.map(({ to }) => to)).toEqual(['faq_contact', 'faq_contact']);
  });

  it('focuses its target at once and leaves a later focus alone', async () => {
    const { scrolled, router } = await open('/login');
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await withStoppedClock(async () => {
      await act(() => router.navigate('/login#main'));
      expect(screen.getByRole('main')).toHaveFocus();
      email.focus();
      await vi.advanceTimersByTimeAsync(200);
    });
    expect(scrolled).toEqual([{ to: 'main', behavior: 'smooth' }]);
    expect(email).toHaveFocus();
  });

  it('leaves the focus in a field of its target', async () => {
    const { scrolled, router } = await open('/login');
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await act(async () => {
      email.focus();
      await router.navigate('/login#main');
    });
    await waitFor(() => expect(scrolled).toEqual([{ to: 'main', behavior: 'smooth' }]));
    expect(email).toHaveFocus();
  });

  it('jumps with reduced motion', async () => {
    reduceMotion();
    const scrolled = watchScrolling();
    visit('/#event');
    await waitFor(() => expect(scrolled).toEqual([{ to: 'event', behavior: 'instant' }]));
  });

  it.each(['/#nothing-here', '/#', '/#%E0%A4%A', '/#a.b:c[d]'])(
    'does nothing without a target: %s',
    async (url) => {
      const { scrolled, router } = await open('/');
      await withStoppedClock(async () => {
        await act(() => router.navigate(url));
        await vi.advanceTimersByTimeAsync(1000);
      });
      expect(scrolled.filter(({ to }) => typeof to === 'string')).toEqual([]);
    },
  );

  it('does not scroll if another hash follows within 200 ms', async () => {
    const { scrolled, router } = await open('/');
    await withStoppedClock(async () => {
      await act(() => router.navigate('/#event'));
      await vi.advanceTimersByTimeAsync(199);
      await act(() => router.navigate('/#news'));
      await vi.advanceTimersByTimeAsync(200);
    });
    expect(scrolled.map(({ to }) => to)).toEqual(['news']);
  });
});

describe('a new page', () => {
  it('begins at its top, with the focus on its heading', async () => {
    const { scrolled, router } = await open('/purchase');
    expect(scrolled).toEqual([]);
    await router.navigate('/terms-conditions');
    const heading = await findHeading('Terms & Conditions');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(scrolled).toEqual([{ to: 0, behavior: 'instant' }]);
  });

  it.each([
    ['fades in from a visible start', false, [[{ opacity: [0.4, 1] }, 120]]],
    ['does not fade in with reduced motion', true, []],
  ])('%s', async (_, reduced, animated) => {
    if (reduced) reduceMotion();
    const animate = vi.spyOn(Element.prototype, 'animate');
    const { router } = await open('/purchase');
    expect(animate).not.toHaveBeenCalled();
    await router.navigate('/terms-conditions');
    await findHeading('Terms & Conditions');
    expect(animate.mock.calls).toEqual(animated);
  });

  it('scrolls to its top if it is the current page', async () => {
    const scrolled = watchScrolling();
    const { user } = visit('/');
    await user.click(await screen.findByRole('link', { name: /home page$/ }));
    await waitFor(() => expect(scrolled).toEqual([{ to: 0, behavior: 'smooth' }]));
  });

  it('keeps its scroll position on Back from one of its sections', async () => {
    const { scrolled, router } = await open('/');
    await router.navigate('/#event');
    await waitFor(() => expect(scrolled).toHaveLength(1));
    await withStoppedClock(async () => {
      await router.navigate(-1);
      await eventually(() => expect(router.state.location.hash).toBe(''));
      await vi.advanceTimersByTimeAsync(1000);
    });
    expect(document.activeElement?.id).toBe('event');
    await router.navigate('/#news');
    await waitFor(() => expect(scrolled.map(({ to }) => to)).toEqual(['event', 'news']));
  });

  it('begins at its top on Back, after the browser has scrolled', async () => {
    const { scrolled, router } = await open('/purchase');
    await router.navigate('/terms-conditions');
    await findHeading('Terms & Conditions');
    scrolled.length = 0;
    await router.navigate(-1);
    const top = { to: 0, behavior: 'instant' };
    await waitFor(() => expect(scrolled).toEqual([top, top]));
    expect(document.activeElement).toHaveTextContent('Purchase Ticket Page');
  });
});
