import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A popover that also closes on every navigation, when focus leaves it and when its button is hidden. */
export function usePopoverMenu<Shown extends HTMLElement>() {
  const { key } = useLocation();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<Shown>(null);

  useEffect(() => {
    const opener = buttonRef.current;
    const popover = menuRef.current;
    if (!opener || !popover) return undefined;
    // Browsers without popovers show all links; there is nothing to open.
    if (!('popover' in popover)) {
      opener.disabled = true;
      return undefined;
    }
    const close = () => popover.hidePopover();
    const closeOnOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || popover.contains(target) || opener.contains(target)) return;
      close();
    };
    const closeWithoutButton = () => {
      if (opener.getClientRects().length === 0) close();
    };
    // Assistive technology reads this attribute. JSX would reset it on hydration, when the menu may be open already.
    const setExpanded = (open: boolean) => opener.setAttribute('aria-expanded', String(open));
    setExpanded(popover.matches(':popover-open'));
    const onToggle = ({ newState }: ToggleEvent) => {
      setExpanded(newState === 'open');
      if (newState === 'closed' && popover.contains(document.activeElement)) opener.focus();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    popover.addEventListener('beforetoggle', onToggle, { signal });
    document.addEventListener('focusin', closeOnOutside, { signal });
    // Before 18.3, Safari on iOS keeps popovers open on a tap outside.
    document.addEventListener('pointerdown', closeOnOutside, { signal });
    window.addEventListener('resize', closeWithoutButton, { signal });
    // Closes on leaving, so that no menu is open when the page returns from the back/forward cache.
    window.addEventListener('pagehide', close, { signal });
    return () => {
      close();
      listeners.abort();
    };
    // The key changes on each navigation; the cleanup then closes the menu.
  }, [key]);

  return { buttonRef, menuRef };
}
