import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Outcome } from './outcome';

interface FormAlertProps {
  outcome: Outcome | null;
  /** True during the next call: the message is hidden, but keeps its space, so that a double click hits nothing else. */
  busy?: boolean;
  children?: ReactNode;
}

/** The message of a form. It takes focus, so that screen readers read it; with `keepFocus` it is announced instead. */
export function FormAlert({ outcome, busy = false, children }: FormAlertProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // A layout effect runs after the submit button, disabled during the call, has lost the focus.
  useLayoutEffect(() => {
    if (outcome && !busy && !outcome.keepFocus) box.current?.focus();
  }, [outcome, busy]);
  if (!outcome) return null;
  const className = outcome.tone === 'success' ? 'alert alert-success' : 'alert alert-danger';
  if (busy) {
    return (
      <div key="superseded" className={`${className} superseded`} aria-hidden inert>
        <p>{outcome.text}</p>
        {children}
      </div>
    );
  }
  return (
    <div
      ref={box}
      className={className}
      role={outcome.tone === 'success' ? 'status' : 'alert'}
      aria-live={outcome.keepFocus ? undefined : 'off'}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <p id={id}>{outcome.text}</p>
      {children}
    </div>
  );
}
