import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * The rest of a long page. Its code has already loaded, but this part renders just after the start of the page, so that
 * a link shows the heading sooner. `LazyPart` loads code later; `Reveal` only fades in.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const pushed = useNavigationType() === NavigationType.Push;
  const { hash } = useLocation();
  // Renders at once when hydrating, on Back, and if the hash may name a section in it.
  const complete = useDeferredValue(true, !pushed || hash !== '');
  // As tall as the screen, so that the footer does not flash.
  return complete ? children : <div className="below-fold" />;
}
