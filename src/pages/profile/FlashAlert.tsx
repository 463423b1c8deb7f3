import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { FormAlert } from '../../forms/FormAlert';
import type { Edits } from '../../session/drafts';
import { SignInAgain } from './SignInAgain';

const flashMs = 3000;

interface FlashAlertProps extends Pick<ComponentProps<typeof FormAlert>, 'form'> {
  /** @param hadFocus true if the message had the focus, which would fall back to the top of the page. */
  onEnd: (hadFocus: boolean) => void;
  /** Returns the edits to save if the session has ended. */
  edits?: () => Edits;
}

/** The result of saving; disappears by itself unless the visitor has to sign in again. */
export function FlashAlert({ form, onEnd, edits }: FlashAlertProps) {
  const { outcome, submitting } = form;
  const expired = outcome?.kind === 'expired';
  const place = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(() => {
    onEnd(place.current?.contains(document.activeElement) === true);
  });
  useEffect(() => {
    if (!outcome || expired || submitting) return undefined;
    const timer = setTimeout(() => end(), flashMs);
    return () => clearTimeout(timer);
  }, [outcome, expired, submitting]);
  return (
    <div ref={place}>
      <FormAlert form={form}>{expired && <SignInAgain edits={edits} />}</FormAlert>
    </div>
  );
}
