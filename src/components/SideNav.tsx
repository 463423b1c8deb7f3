import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import './sideNav.scss';

interface SideNavProps {
  label: string;
  /** Changes with the current link, which has `aria-current`. */
  current: string | null;
  /** A list of links. */
  children: ReactNode;
}

/**
 * A navigation beside its page; its container has the class `with-side-nav`. Narrow screens show it as a row, which
 * scrolls to the current link. It also scrolls to a link that receives focus from the keyboard, because browsers do not
 * scroll to a half-visible link. A press does not scroll: the link would move under the finger.
 */
export function SideNav({ label, current, children }: SideNavProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => scrollRowTo(ref.current?.querySelector('[aria-current]')), [current]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(':focus-visible')) scrollRowTo(target);
  };
  return (
    <nav ref={ref} className="side-nav" aria-label={label} onFocus={onFocus}>
      {children}
    </nav>
  );
}

/** Part of the previous link stays visible. `scrollIntoView` would scroll the page. */
function scrollRowTo(link: HTMLElement | null | undefined): void {
  const row = link?.offsetParent;
  if (row) row.scrollLeft = link.offsetLeft - 64;
}
