import type { FocusEvent } from 'react';

/**
 * Scrolls a row of links sideways to one of them (see sectionNav.scss); part of the previous link stays visible.
 * `scrollIntoView` would scroll the page.
 */
export function scrollRow(link: HTMLElement | null | undefined): void {
  const row = link?.offsetParent;
  if (row) row.scrollLeft = link.offsetLeft - 64;
}

/**
 * Scrolls to a link that receives focus from the keyboard, because browsers do not if it is half visible. A press does
 * not scroll: the link would move under the finger.
 */
export const scrollOnFocus = ({ target }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible')) scrollRow(target);
};
