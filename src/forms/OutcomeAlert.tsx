import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from './formContext.ts';
import type { ShownOutcome } from './outcome.ts';

interface OutcomeAlertProps {
  outcome: ShownOutcome | null;
  children?: ReactNode;
}

/**
 * The result of a call. It takes focus, so that screen readers read it; with `keepFocus` it is announced instead. If
 * superseded, it is hidden, but keeps its space, so that a double click hits nothing else.
 */
export function OutcomeAlert({ outcome, children }: OutcomeAlertProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // Layout effect: by then, the submit button (disabled during the call) has lost the focus, which can move here.
  useLayoutEffect(() => {
    if (outcome && !outcome.superseded && !outcome.keepFocus) box.current?.focus();
  }, [outcome]);
  if (!outcome) return null;
  const className = outcome.kind === 'success' ? 'alert alert-success' : 'alert alert-danger';
  if (outcome.superseded) {
    return (
      // A key, so that the next outcome gets an element of its own: an alert is announced when it is inserted.
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
      role={outcome.kind === 'success' ? 'status' : 'alert'}
      aria-live={outcome.keepFocus ? undefined : 'off'}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <p id={id}>{outcome.text}</p>
      {children}
    </div>
  );
}

interface UntilSentProps {
  /** The fields. */
  children: ReactNode;
  submitButton: ReactNode;
  againLabel: string;
  /** Below the message of a success. */
  next?: ReactNode;
}

/**
 * Fields, failure and button of a form. A success replaces them, with a button that shows them again, for the next
 * message.
 */
export function UntilSent({ children, submitButton, againLabel, next }: UntilSentProps) {
  const { outcome, succeeded, setOutcome, ref } = useFormContext();
  const writeAgain = () => {
    flushSync(() => setOutcome(null));
    ref.current?.querySelector<HTMLElement>(':required')?.focus();
  };
  return (
    <>
      {succeeded && (
        <>
          <OutcomeAlert outcome={outcome} />
          {next}
          <button type="button" className="btn btn-secondary" onClick={writeAgain}>
            {againLabel}
          </button>
        </>
      )}
      <div className="until-sent" hidden={succeeded}>
        {children}
        <OutcomeAlert outcome={succeeded ? null : outcome} />
        {submitButton}
      </div>
    </>
  );
}
