import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { OutcomeAlert } from '../../../forms/OutcomeAlert.tsx';

const flashMs = 3000;

interface FlashAlertProps extends ComponentProps<typeof OutcomeAlert> {
  onEnd: () => void;
  /** The element to focus if the message has the focus, which would otherwise fall back to the top of the page. */
  nextFocus: () => HTMLElement | null | undefined;
}

/** The result of saving; disappears by itself unless it has children, such as a button. */
export function FlashAlert({ outcome, onEnd, nextFocus, children }: FlashAlertProps) {
  const lasting = Boolean(children);
  const placeRef = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(() => {
    if (placeRef.current?.contains(document.activeElement)) nextFocus()?.focus();
    onEnd();
  });
  useEffect(() => {
    if (!outcome || lasting || outcome.superseded) return undefined;
    const timer = setTimeout(() => end(), flashMs);
    return () => clearTimeout(timer);
  }, [outcome, lasting]);
  return (
    <div ref={placeRef}>
      <OutcomeAlert outcome={outcome}>{children}</OutcomeAlert>
    </div>
  );
}
