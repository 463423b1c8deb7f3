import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { reducedMotion } from '../browser/reducedMotion';
import { useHistoryState } from './historyState';

const hashDelayMs = 200;

const motion = (): ScrollBehavior => (reducedMotion() ? 'instant' : 'smooth');

/** The element of a hash; a hash may contain a broken percent-encoding. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * The element to scroll to: the section, or the part of it that the link names, if that part begins more than half a
 * screen below the section's start.
 */
function partOf(target: HTMLElement, id: unknown): HTMLElement {
  const part = typeof id === 'string' && document.getElementById(id);
  if (!part) return target;
  const distance = part.getBoundingClientRect().top - target.getBoundingClientRect().top;
  return distance > innerHeight / 2 ? part : target;
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

/**
 * Opens a new page at its top, or at the section of its hash, without scrolling: nobody has seen the content above.
 * The class `navigated` lets running text use a font that has loaded since the first page.
 */
function openPage(section: HTMLElement | null, part: unknown): void {
  document.documentElement.classList.add('navigated');
  toTop();
  fadeIn();
  focusOn(pageStart());
  if (section) partOf(section, part).scrollIntoView({ behavior: 'instant', block: 'start' });
}

/** Focuses a section and scrolls to it a little later. @returns the cancel function. */
function scrollToSection(section: HTMLElement, part: unknown): () => void {
  // Focus before the delayed scroll: by then, someone may have moved on with the Tab key. Before hydration, someone
  // may have started to type in a field there.
  const target = partOf(section, part);
  if (!target.contains(document.activeElement)) focusOn(target);
  const timer = setTimeout(() => {
    partOf(section, part).scrollIntoView({ behavior: motion(), block: 'start' });
  }, hashDelayMs);
  return () => clearTimeout(timer);
}

/** Scrolls, moves focus and fades the page in after each navigation. See product.md, Every page. */
export function NavigationEffects() {
  const { pathname, hash, key } = useLocation();
  const { part } = useHistoryState();
  const isPop = useNavigationType() === NavigationType.Pop;
  const shownPath = useRef<string>(null);

  // Layout effect, so that the page is never painted at the old scroll position.
  useLayoutEffect(() => {
    const isFirst = shownPath.current === null;
    const isNewPage = !isFirst && shownPath.current !== pathname;
    shownPath.current = pathname;

    const section = hashTarget(hash);
    if (isNewPage) openPage(section, part);
    if (section) return scrollToSection(section, part);
    if (hash) return undefined;
    if (isNewPage && isPop) {
      // On Back and Forward, browsers restore the old scroll position just after this effect.
      const timer = setTimeout(toTop);
      return () => clearTimeout(timer);
    }
    if (!isFirst && !isNewPage && !isPop) {
      // A link to the current page. Going back to it keeps the scroll position instead.
      toTop(motion());
      focusOn(pageStart());
    }
    return undefined;
  }, [pathname, hash, key, part, isPop]);

  return null;
}
