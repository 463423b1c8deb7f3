import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * A list of links that narrow screens show as a row. The row scrolls sideways to the current link, and to a link that
 * receives focus from the keyboard: browsers do not scroll to a half-visible link. A press does not scroll: the link
 * would move under the finger. Its list has the class `section-nav`.
 * @param current changes with the current link.
 */
export function useLinkRow<List extends HTMLElement>(current: string | null) {
  const ref = useRef<List>(null);
  useEffect(() => scrollTo(ref.current?.querySelector('[aria-current]')), [current]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(':focus-visible')) scrollTo(target);
  };
  return { ref, onFocus };
}

/** Part of the previous link stays visible. `scrollIntoView` would scroll the page. */
function scrollTo(link: HTMLElement | null | undefined): void {
  const row = link?.offsetParent;
  if (row) row.scrollLeft = link.offsetLeft - 64;
}
