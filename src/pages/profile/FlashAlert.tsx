import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { OutcomeAlert } from '../../forms/OutcomeAlert.tsx';
import { SignInAgain } from './SignInAgain.tsx';

const flashMs = 3000;

interface FlashAlertProps extends Pick<ComponentProps<typeof OutcomeAlert>, 'outcome'> {
  /** @param hadFocus true if the message had the focus, which would fall back to the top of the page. */
  onEnd: (hadFocus: boolean) => void;
}

/** The result of saving the profile; disappears by itself unless the visitor has to sign in again. */
export function FlashAlert({ outcome, onEnd }: FlashAlertProps) {
  const expired = outcome?.kind === 'unauthorized';
  const place = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(() => {
    onEnd(place.current?.contains(document.activeElement) === true);
  });
  useEffect(() => {
    if (!outcome || expired || outcome.superseded) return undefined;
    const timer = setTimeout(() => end(), flashMs);
    return () => clearTimeout(timer);
  }, [outcome, expired]);
  return (
    <div ref={place}>
      <OutcomeAlert outcome={outcome}>{expired && <SignInAgain keptForm="profile" />}</OutcomeAlert>
    </div>
  );
}
