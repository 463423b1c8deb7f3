import { useEffect, useEffectEvent, useRef } from 'react';
import { FormAlert, type Outcome } from '../../forms/FormAlert';
import { SignInAgain } from './SignInAgain';

/** How long a flash message is shown, in milliseconds. */
const flashMs = 3000;

interface FlashProps {
  outcome: Outcome | null;
  /**
   * Takes the message away.
   * @param hadFocus true when the focus goes with it: tabbing would start from the top of the page again.
   */
  onEnd: (hadFocus: boolean) => void;
  /** Keeps what was typed if the session has ended. */
  keep?: () => void;
}

/** Says how saving ended, and goes away by itself unless the visitor has to sign in again. */
export function Flash({ outcome, onEnd, keep }: FlashProps) {
  const expired = outcome?.kind === 'expired';
  const place = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(() => {
    onEnd(place.current?.contains(document.activeElement) === true);
  });
  useEffect(() => {
    if (!outcome || expired) return undefined;
    const timer = setTimeout(() => end(), flashMs);
    return () => clearTimeout(timer);
  }, [outcome, expired]);
  return (
    <div ref={place}>
      <FormAlert outcome={outcome}>{expired && <SignInAgain keep={keep} />}</FormAlert>
    </div>
  );
}
