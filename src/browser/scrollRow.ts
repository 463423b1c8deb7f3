/**
 * Scrolls a row sideways to one of its links; part of the previous link stays visible.
 * `scrollIntoView` would also scroll the page.
 */
export function scrollRowTo(link: HTMLElement | null | undefined): void {
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
