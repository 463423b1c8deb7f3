import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import './sideNav.scss';

interface SideNavProps {
  label: string;
  className?: string;
  /** Names the current link. When it changes, the row scrolls. */
  current: string | null;
  /** A list of links, of which one has `aria-current`. */
  children: ReactNode;
}

/**
 * Links beside a page, in a container of the class `with-side-nav`. Narrow screens show them as a row, which scrolls to
 * the current link. It also scrolls to a link that receives focus from the keyboard, because browsers do not scroll to
 * a half-visible link. A press does not scroll: the link would move under the finger.
 */
export function SideNav({ label, className = '', current, children }: SideNavProps) {
  const navRef = useRef<HTMLElement>(null);
  useEffect(() => scrollRowTo(navRef.current?.querySelector('[aria-current]')), [current]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(':focus-visible')) scrollRowTo(target);
  };
  return (
    <nav ref={navRef} className={`side-nav ${className}`} aria-label={label} onFocus={onFocus}>
      {children}
    </nav>
  );
}

/** Part of the previous link stays visible. `scrollIntoView` would scroll the page. */
function scrollRowTo(link: HTMLElement | null | undefined): void {
  const row = link?.offsetParent;
  if (row) row.scrollLeft = link.offsetLeft - 64;
}
