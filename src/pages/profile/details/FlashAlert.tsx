import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { OutcomeAlert } from '../../../forms/OutcomeAlert.tsx';

const flashMs = 3000;

interface FlashAlertProps extends ComponentProps<typeof OutcomeAlert> {
  /** @param hadFocus true if the message had the focus, which would fall back to the top of the page. */
  onEnd: (hadFocus: boolean) => void;
}

/** The result of saving; disappears by itself unless it has children, such as a button. */
export function FlashAlert({ outcome, onEnd, children }: FlashAlertProps) {
  const stays = Boolean(children);
  const place = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(() => {
    onEnd(place.current?.contains(document.activeElement) === true);
  });
  useEffect(() => {
    if (!outcome || stays || outcome.superseded) return undefined;
    const timer = setTimeout(() => end(), flashMs);
    return () => clearTimeout(timer);
  }, [outcome, stays]);
  return (
    <div ref={place}>
      <OutcomeAlert outcome={outcome}>{children}</OutcomeAlert>
    </div>
  );
}
