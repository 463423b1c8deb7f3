import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { reducedMotion } from '../browser/reducedMotion.ts';
import { useHistoryState } from './historyState.ts';

/** The prescribed delay before scrolling. Meanwhile, lazy parts above the section may load and move the section. */
const hashDelayMs = 200;

const motion = (): ScrollBehavior => (reducedMotion() ? 'instant' : 'smooth');

/** The section of a hash; a hash may contain a broken percent-encoding. */
function sectionOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * The element to scroll to: the section of the hash, or the heading in it that the link names, if that heading is more
 * than half a screen below the section's start.
 */
function scrollTarget(hash: string, headingId = ''): HTMLElement | null {
  const section = sectionOf(hash);
  const heading = document.getElementById(headingId);
  if (!section || !heading) return section;
  const distance = heading.getBoundingClientRect().top - section.getBoundingClientRect().top;
  return distance > innerHeight / 2 ? heading : section;
}

const pageStart = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');

const toTop = (behavior: ScrollBehavior = 'instant') => window.scrollTo({ top: 0, behavior });

/** Focuses an element, so that reading and tabbing continue from there. */
function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Fades the page in from 40% opacity, so that the heading is readable in the first frame. */
function fadeIn(): void {
  if (!reducedMotion()) document.querySelector('main')?.animate({ opacity: [0.4, 1] }, 120);
}

/** Opens a new page at its top, or at the section of its hash, without scrolling: nobody has seen the content above. */
function openPage(target: HTMLElement | null): void {
  toTop();
  fadeIn();
  focusOn(pageStart());
  target?.scrollIntoView({ behavior: 'instant', block: 'start' });
}

/** Focuses the heading that the link names, or the target, and scrolls a little later. @returns the cancel function. */
function scrollToTarget(target: HTMLElement, headingId = ''): () => void {
  // Focus before the delayed scroll: by then, someone may have moved on with the Tab key. Before hydration, someone
  // may have started to type in a field there.
  if (!target.contains(document.activeElement)) {
    focusOn(document.getElementById(headingId) ?? target);
  }
  const timer = setTimeout(() => {
    target.scrollIntoView({ behavior: motion(), block: 'start' });
  }, hashDelayMs);
  return () => clearTimeout(timer);
}

/** Scrolls, moves focus and fades the page in after each navigation. See product.md, Every page. */
export function NavigationEffects() {
  const { pathname, hash, key } = useLocation();
  const { headingId } = useHistoryState();
  /** True on Back and Forward. */
  const isPop = useNavigationType() === NavigationType.Pop;
  const shownPathRef = useRef<string>(null);

  // Layout effect, so that the page is never painted at the old scroll position.
  useLayoutEffect(() => {
    const from = shownPathRef.current;
    shownPathRef.current = pathname;
    const isFirst = from === null;
    const isNewPage = !isFirst && from !== pathname;

    const target = scrollTarget(hash, headingId);
    if (isNewPage) openPage(target);
    if (target) return scrollToTarget(target, headingId);
    if (isFirst || hash) return undefined;
    if (isNewPage && isPop) {
      // Browsers restore the old scroll position just after this effect.
      const timer = setTimeout(toTop);
      return () => clearTimeout(timer);
    }
    // On Back and Forward within a page, the browser restores the position.
    if (!isNewPage && !isPop) {
      toTop(motion());
      focusOn(pageStart());
    }
    return undefined;
    // The key is new even if the same link is followed again.
  }, [pathname, hash, key, headingId, isPop]);

  return null;
}
