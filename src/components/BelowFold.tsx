import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The rest of a long page; renders just after its start, so that a link shows the heading sooner. */
export function BelowFold({ children }: { children: ReactNode }) {
  const pushed = useNavigationType() === NavigationType.Push;
  const { hash } = useLocation();
  // Renders at once when hydrating, on Back, and if the hash may name a section in it.
  const complete = useDeferredValue(true, !pushed || hash !== '');
  // Keeps the footer off the screen.
  return complete ? children : <div className="below-fold" />;
}
