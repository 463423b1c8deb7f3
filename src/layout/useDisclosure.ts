import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** A button that shows and hides what follows it. */
interface Disclosure {
  open: boolean;
  toggle: () => void;
  /** What counts as inside: the button and what it shows. */
  box: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * Opens and closes a menu: it closes on every navigation, also to a hash, on Escape (which gives the focus
 * back to the button), on a tap outside and when the focus leaves it. See product.md, Every page.
 */
export function useDisclosure(): Disclosure {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const [shownKey, setShownKey] = useState(key);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  if (key !== shownKey) {
    setShownKey(key);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return undefined;
    const close = () => setOpen(false);
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A menu that is open inside of this one closes first.
      const inner = box.current?.querySelectorAll('[aria-expanded="true"]') ?? [];
      if ([...inner].some((element) => element !== button.current)) return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeByKey);
    // A page that comes back from the back/forward cache comes back without an open menu.
    window.addEventListener('pagehide', close);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeByKey);
      window.removeEventListener('pagehide', close);
    };
  }, [open]);

  return { open, toggle: () => setOpen(!open), box, button };
}
