import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long after a navigation the page scrolls to its hash, in milliseconds. See product.md, Constants. */
const hashDelayMs = 200;

const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** The element that a hash names; a hash may hold anything, also a broken percent-encoding. */
function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

/** The heading of the page, or the page itself. */
const pageStart = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');

const toTop = (behavior: ScrollBehavior = 'instant') => window.scrollTo({ top: 0, behavior });

/** Gives the focus to something that is not a control, so that reading and tabbing go on from there. */
function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * After each navigation: to the top and the focus on the page's heading, or smoothly to the element that
 * the hash names, also when the same hash is chosen twice. See product.md, Every page.
 */
export function ScrollManager() {
  const { pathname, hash, key } = useLocation();
  const chosen = useNavigationType() !== NavigationType.Pop;
  const shownPath = useRef<string>(null);

  useEffect(() => {
    const first = shownPath.current === null;
    const moved = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (moved && !first) {
      toTop();
      focusOn(pageStart());
    }
    if (!hash) {
      if (!moved && chosen) {
        // The page that is shown already, chosen once more; going back keeps the place that was left.
        toTop(motion());
        focusOn(pageStart());
      }
      if (first || !moved || chosen) return undefined;
      // Browsers put a page that one goes back to where it was left, but only now.
      const timer = setTimeout(toTop);
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => {
      const target = hashTarget(hash);
      if (!target) return;
      target.scrollIntoView({ behavior: motion(), block: 'start' });
      // Who went there by the skip link may be typing in one of its fields by now.
      if (!target.contains(document.activeElement)) focusOn(target);
    }, hashDelayMs);
    return () => clearTimeout(timer);
  }, [pathname, hash, key, chosen]);

  return null;
}
