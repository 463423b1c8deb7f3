/** Scrolls a row of links sideways to one of them, with a part of the one before. Not `scrollIntoView`, which scrolls the page, too. */
export function scrollRowTo(link: HTMLElement | null | undefined): void {
  const row = link?.offsetParent;
  if (row) row.scrollLeft = link.offsetLeft - 64;
}

/** Browsers do not scroll to a focused link that is already half visible. A pressed one must not move. */
export const scrollRowOnFocus = ({ target }: { target: HTMLElement }): void => {
  if (target.matches(':focus-visible')) scrollRowTo(target);
};
