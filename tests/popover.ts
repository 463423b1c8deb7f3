/*
 * jsdom has no popovers. The site relies on three things: a button opens and closes its popover, a script closes it,
 * and an event announces both. tests/e2e covers the browser's part, such as closing on Escape.
 */

/** A wide window always shows the navigation. */
export const wideWindow = document.createElement('style');
wideWindow.textContent = 'nav[popover] { display: block !important }';

const shown = new WeakSet<Element>();

function toggle(popover: HTMLElement, open: boolean): void {
  if (shown.has(popover) === open) return;
  const newState = open ? 'open' : 'closed';
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  if (open) shown.add(popover);
  else shown.delete(popover);
  popover.style.display = open ? 'block' : '';
}

Object.assign(HTMLElement.prototype, {
  popover: null,
  hidePopover(this: HTMLElement) {
    toggle(this, false);
  },
});

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (popover) toggle(popover, !shown.has(popover));
});
