/** Runs in the page: URL, focus and place of the section of an anchor, once the scrolling is over. */
export async function anchorState(id: string) {
  const start = scrollY;
  // Longer than the site waits before it scrolls.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
  const isThere = scrollY === start && top >= bottom && top < bottom + 40;
  return {
    hash: location.hash,
    focused: document.activeElement?.id,
    place: isThere ? 'just below the header' : `${top - bottom} px below the header`,
  };
}

/** The state of an anchor to which the browser has scrolled. */
export const belowHeader = (id: string) => ({
  hash: `#${id}`,
  focused: id,
  place: 'just below the header',
});
