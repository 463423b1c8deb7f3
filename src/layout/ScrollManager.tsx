import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

/** Delay before the page scrolls to its hash, in milliseconds. */
const hashDelayMs = 200;

const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** The element of a hash, which may hold anything, even a broken percent-encoding. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * The part of the target that the link is about, where it is out of sight with the target at the top: on a
 * phone the contact form comes long after the questions of its section.
 * @param state of the location; a link may name a part there by its id.
 */
function partOf(target: HTMLElement, state: unknown): HTMLElement {
  const { part: id } = (state ?? {}) as { part?: unknown };
  const part = typeof id === 'string' && document.getElementById(id);
  if (!part) return target;
  const distance = part.getBoundingClientRect().top - target.getBoundingClientRect().top;
  return distance > innerHeight / 2 ? part : target;
}

const pageStart = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');

const toTop = (behavior: ScrollBehavior = 'instant') => window.scrollTo({ top: 0, behavior });

/** Focuses an element that is not a control, so that reading and tabbing continue from there. */
function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * After each navigation, scrolls to the top and focuses the heading, or scrolls to the element of the hash,
 * even when the same hash is chosen twice. See product.md, Every page.
 */
export function ScrollManager() {
  const { pathname, hash, key, state } = useLocation() as Location<unknown>;
  const chosen = useNavigationType() !== NavigationType.Pop;
  const shownPath = useRef<string>(null);

  useEffect(() => {
    const first = shownPath.current === null;
    const moved = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (moved && !first) {
      toTop();
      focusOn(pageStart());
      // A flight over a page that nobody has seen yet shows nothing. What moves while it loads is scrolled to below.
      const section = hashTarget(hash);
      if (section) partOf(section, state).scrollIntoView({ behavior: 'instant', block: 'start' });
    }
    if (!hash) {
      if (!moved && chosen) {
        // A link to the current page. Going back to it keeps the scroll position instead.
        toTop(motion());
        focusOn(pageStart());
      }
      if (first || !moved || chosen) return undefined;
      // On Back and Forward, browsers restore the old scroll position just after this effect.
      const timer = setTimeout(toTop);
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => {
      const section = hashTarget(hash);
      if (!section) return;
      const target = partOf(section, state);
      target.scrollIntoView({ behavior: motion(), block: 'start' });
      // Someone who used the skip link may already be typing in a field there.
      if (!target.contains(document.activeElement)) focusOn(target);
    }, hashDelayMs);
    return () => clearTimeout(timer);
  }, [pathname, hash, key, state, chosen]);

  return null;
}
