import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { reduceMotion } from '../support/browserStates.ts';
import { advance, waitWithStoppedClock, withStoppedClock } from '../support/clock.ts';
import { field, follow } from '../support/steps.ts';
import { visit } from '../support/visit.tsx';

/** A scroll to the element with an id, or to an offset. */
const smooth = (to: string | number) => ({ to, behavior: 'smooth' });
const instant = (to: string | number) => ({ to, behavior: 'instant' });

/** Opens a page. @returns also the growing list of its scrolls. */
async function open(url: string) {
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
  const { router, user } = visit(url);
  await screen.findByRole('heading', { level: 1 });
  const expectScrolled = (...expected: typeof scrolled) =>
    waitFor(() => expect(scrolled).toEqual(expected));
  return { scrolled, expectScrolled, router, user };
}

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a link with a hash', () => {
  it('focuses its target, and scrolls to it smoothly after 200 ms', async () => {
    const { scrolled, router } = await open('/');
    const focused = vi.spyOn(HTMLElement.prototype, 'focus');
    await withStoppedClock(async () => {
      await act(() => router.navigate('/#event'));
      await advance(199);
      expect(scrolled).toEqual([]);
      await advance(1);
      expect(scrolled).toEqual([smooth('event')]);
    });
    expect(document.activeElement?.id).toBe('event');
    expect(focused).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it.each([
    { place: 'out of sight', distance: innerHeight / 2 + 1, id: 'contact' },
    { place: 'beside the questions', distance: innerHeight / 2, id: 'faq_contact' },
  ])('to the contact form scrolls to $id if the form is $place', async ({ distance, id }) => {
    const { user, expectScrolled } = await open('/');
    const form = screen.getByRole('heading', { name: 'Contact us' });
    vi.spyOn(form, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, distance, 300, 30));
    await follow(user, 'Contact us');
    await expectScrolled(smooth(id));
    expect(form).toHaveFocus();
  });

  it('to a section of another page jumps there and scrolls again after 200 ms', async () => {
    const { expectScrolled, router } = await open('/purchase');
    await router.navigate('/#news');
    await expectScrolled(instant(0), instant('news'), smooth('news'));
  });

  it('scrolls when the page opens at its URL, even if the hash is percent-encoded', async () => {
    const { expectScrolled } = await open('/#%66aq_contact');
    await expectScrolled(smooth('faq_contact'));
  });

  it('scrolls again when it is chosen again', async () => {
    const { expectScrolled, user } = await open('/');
    await follow(user, 'FAQ');
    await expectScrolled(smooth('faq_contact'));
    await follow(user, 'FAQ');
    await expectScrolled(smooth('faq_contact'), smooth('faq_contact'));
  });

  it('focuses its target at once, and does not take the focus again', async () => {
    const { scrolled, router } = await open('/login');
    const email = await field('Email');
    await withStoppedClock(async () => {
      await act(() => router.navigate('/login#main'));
      expect(screen.getByRole('main')).toHaveFocus();
      email.focus();
      await advance(200);
    });
    expect(scrolled).toEqual([smooth('main')]);
    expect(email).toHaveFocus();
  });

  it('leaves the focus in a field inside its target', async () => {
    const { expectScrolled, router } = await open('/login');
    const email = await field('Email');
    await act(async () => {
      email.focus();
      await router.navigate('/login#main');
    });
    await expectScrolled(smooth('main'));
    expect(email).toHaveFocus();
  });

  it('jumps with reduced motion', async () => {
    reduceMotion();
    const { expectScrolled } = await open('/#event');
    await expectScrolled(instant('event'));
  });

  it.each(['/#nothing-here', '/#', '/#%E0%A4%A', '/#a.b:c[d]'])(
    'does not scroll if its target does not exist: %s',
    async (url) => {
      const { scrolled, router } = await open('/');
      await withStoppedClock(async () => {
        await act(() => router.navigate(url));
        await advance(1000);
      });
      expect(scrolled.filter(({ to }) => typeof to === 'string')).toEqual([]);
    },
  );

  it('does not scroll if another hash follows within 200 ms', async () => {
    const { scrolled, router } = await open('/');
    await withStoppedClock(async () => {
      await act(() => router.navigate('/#event'));
      await advance(199);
      await act(() => router.navigate('/#news'));
      await advance(200);
    });
    expect(scrolled).toEqual([smooth('news')]);
  });
});

describe('a new page', () => {
  it('begins at its top, with the focus on its heading', async () => {
    const { scrolled, router } = await open('/purchase');
    expect(scrolled).toEqual([]);
    await router.navigate('/terms-conditions');
    const heading = await findHeading('Terms & Conditions');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(scrolled).toEqual([instant(0)]);
  });

  it('fades in from 40% opacity, so that its heading is readable at once', async () => {
    const animate = vi.spyOn(Element.prototype, 'animate');
    const { router } = await open('/purchase');
    expect(animate).not.toHaveBeenCalled();
    await router.navigate('/terms-conditions');
    await findHeading('Terms & Conditions');
    expect(animate.mock.calls).toEqual([[{ opacity: [0.4, 1] }, 120]]);
  });

  it('does not fade in with reduced motion', async () => {
    reduceMotion();
    const animate = vi.spyOn(Element.prototype, 'animate');
    const { router } = await open('/purchase');
    await router.navigate('/terms-conditions');
    await findHeading('Terms & Conditions');
    expect(animate).not.toHaveBeenCalled();
  });
});

it('a link to the current page scrolls to its top', async () => {
  const { expectScrolled, user } = await open('/');
  await user.click(screen.getByRole('link', { name: /home page$/ }));
  await expectScrolled(smooth(0));
});

it('Back to the same page without a hash leaves the scroll position to the browser', async () => {
  const { expectScrolled, router } = await open('/');
  await router.navigate('/#event');
  await expectScrolled(smooth('event'));
  await withStoppedClock(async () => {
    await router.navigate(-1);
    await waitWithStoppedClock(() => expect(router.state.location.hash).toBe(''));
    await advance(1000);
  });
  expect(document.activeElement?.id).toBe('event');
  await router.navigate('/#news');
  await expectScrolled(smooth('event'), smooth('news'));
});

it('a page begins at its top on Back, even after the browser has scrolled', async () => {
  const { scrolled, expectScrolled, router } = await open('/purchase');
  await router.navigate('/terms-conditions');
  await findHeading('Terms & Conditions');
  scrolled.length = 0;
  await router.navigate(-1);
  await expectScrolled(instant(0), instant(0));
  expect(document.activeElement).toHaveTextContent('Purchase Ticket Page');
});
