import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Outcome } from './outcome';

interface FormAlertProps {
  /** The form, or only the outcome of a call without one. */
  form: { outcome: Outcome | null; submitting?: boolean };
  /** Shows outcomes of this tone only (default: both). */
  only?: Outcome['tone'];
  children?: ReactNode;
}

/**
 * The message of a form. It takes focus, so that screen readers read it; with `keepFocus` it is announced instead.
 * During the next call, it is hidden, but keeps its space, so that a double click hits nothing else.
 */
export function FormAlert({ form, only, children }: FormAlertProps) {
  const { outcome, submitting = false } = form;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // A layout effect runs after the submit button, disabled during the call, has lost the focus.
  useLayoutEffect(() => {
    if (outcome && !submitting && !outcome.keepFocus) box.current?.focus();
  }, [outcome, submitting]);
  if (!outcome || (only && only !== outcome.tone)) return null;
  const className = outcome.tone === 'success' ? 'alert alert-success' : 'alert alert-danger';
  if (submitting) {
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
