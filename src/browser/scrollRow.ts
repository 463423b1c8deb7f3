/**
 * Scrolls a row sideways to one of its links; part of the previous link stays visible.
 * Not with `scrollIntoView`, which would also scroll the page.
 */
export function scrollRowTo(link: HTMLElement | null | undefined): void {
  const row = link?.offsetParent;
  if (row) row.scrollLeft = link.offsetLeft - 64;
}

/**
 * Browsers do not scroll to a focused link that is already half visible. Not on a press: the link would move under the
 * finger.
 */
export const scrollRowOnFocus = ({ target }: { target: HTMLElement }): void => {
  if (target.matches(':focus-visible')) scrollRowTo(target);
};
