import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { FormMessage, type Outcome } from '../../forms/FormMessage';

/** How long a flash message is shown, in milliseconds. */
const flashMs = 3000;

interface FlashProps {
  outcome: Outcome | null;
  onEnd: () => void;
  /** True for a message that stays because it asks for something to be done. */
  lasting?: boolean;
  children?: ReactNode;
}

/** Tells how saving ended, and goes away by itself. */
export function Flash({ outcome, onEnd, lasting = false, children }: FlashProps) {
  const place = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(() => {
    // The message has the focus: without it, tabbing would start from the top of the page again.
    if (place.current?.contains(document.activeElement)) place.current.focus();
    onEnd();
  });
  useEffect(() => {
    if (!outcome || lasting) return undefined;
    const timer = setTimeout(() => end(), flashMs);
    return () => clearTimeout(timer);
  }, [outcome, lasting]);
  return (
    <div ref={place} tabIndex={-1}>
      <FormMessage outcome={outcome}>{children}</FormMessage>
    </div>
  );
}
