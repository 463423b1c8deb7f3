import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** A button and the popover that it opens. */
interface Menu<Shown extends HTMLElement> {
  button: RefObject<HTMLButtonElement | null>;
  menu: RefObject<Shown | null>;
}

/**
 * Adds to a popover what browsers leave out. They open it and close it on Escape and on a press outside,
 * without a script. With one it also closes on every navigation, even to a hash, when the focus leaves it
 * and when its button goes, and the focus returns to the button. See product.md, Every page.
 */
export function usePopoverMenu<Shown extends HTMLElement>(): Menu<Shown> {
  const { key } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<Shown>(null);

  useEffect(() => {
    const opener = button.current;
    const shown = menu.current;
    if (!opener || !shown) return undefined;
    // Browsers without popovers show everything at once: the button has nothing to open.
    if (!('popover' in shown)) {
      opener.disabled = true;
      return undefined;
    }
    const close = () => shown.hidePopover();
    const closeFromOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || shown.contains(target) || opener.contains(target)) return;
      close();
    };
    const closeWithoutButton = () => {
      if (opener.getClientRects().length === 0) close();
    };
    // Browsers tell assistive technology by themselves. The attribute also tells scripts, but would be
    // wrong in the static HTML, and the menu may have been opened before this script came.
    const tell = (open: boolean) => opener.setAttribute('aria-expanded', String(open));
    tell(shown.matches(':popover-open'));
    const changed = ({ newState }: ToggleEvent) => {
      tell(newState === 'open');
      if (newState === 'closed' && shown.contains(document.activeElement)) opener.focus();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    shown.addEventListener('beforetoggle', changed, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    // Safari on iOS before 18.3 does not do this by itself.
    document.addEventListener('pointerdown', closeFromOutside, { signal });
    window.addEventListener('resize', closeWithoutButton, { signal });
    // A page that comes back from the back/forward cache comes back without an open menu.
    window.addEventListener('pagehide', close, { signal });
    return () => {
      close();
      listeners.abort();
    };
  }, [key]);

  return { button, menu };
}
