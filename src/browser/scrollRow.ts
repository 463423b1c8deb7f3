import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a row sideways to one of its links; part of the previous link stays visible.
 * `scrollIntoView` would also scroll the page.
 */
function scrollRowTo(link: HTMLElement | null | undefined): void {
  const row = link?.offsetParent;
  if (row) row.scrollLeft = link.offsetLeft - 64;
}

/**
 * Scrolls to a link that receives focus from the keyboard, because browsers do not if it is half visible. A press does
 * not scroll: the link would move under the finger.
 */
export const scrollRowOnFocus = ({ target }: { target: HTMLElement }): void => {
  if (target.matches(':focus-visible')) scrollRowTo(target);
};

/** Keeps the current link of a row in view. @param current changes with the link. @returns the ref of the row. */
export function useRowAtCurrent<Row extends HTMLElement>(
  current: string | null,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    scrollRowTo(row.current?.querySelector<HTMLElement>('[aria-current]'));
  }, [current]);
  return row;
}
