import { useEffect, useEffectEvent, useRef } from 'react';
import { FormMessage, type Outcome } from '../../forms/FormMessage';
import { SignInAgain } from './SignInAgain';

/** How long a flash message is shown, in milliseconds. */
const flashMs = 3000;

interface FlashProps {
  outcome: Outcome | null;
  onEnd: () => void;
}

/** Says how saving ended, and goes away by itself unless the visitor has to sign in again. */
export function Flash({ outcome, onEnd }: FlashProps) {
  const expired = outcome?.kind === 'expired';
  const place = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(() => {
    // The message has the focus: without it, tabbing would start from the top of the page again.
    if (place.current?.contains(document.activeElement)) place.current.focus();
    onEnd();
  });
  useEffect(() => {
    if (!outcome || expired) return undefined;
    const timer = setTimeout(() => end(), flashMs);
    return () => clearTimeout(timer);
  }, [outcome, expired]);
  return (
    <div ref={place} tabIndex={-1}>
      <FormMessage outcome={outcome}>{expired && <SignInAgain />}</FormMessage>
    </div>
  );
}
