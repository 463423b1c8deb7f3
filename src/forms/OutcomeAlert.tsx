import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Outcome, ShownOutcome } from './outcome.ts';

const looks: Record<Outcome['kind'], { className: string; role: 'status' | 'alert' }> = {
  success: { className: 'alert alert-success', role: 'status' },
  failure: { className: 'alert alert-danger', role: 'alert' },
};

interface OutcomeAlertProps {
  outcome: ShownOutcome | null;
  children?: ReactNode;
}

/**
 * The result of a call. It takes focus, so that screen readers read it; with `focusKept` it is announced instead. If
 * superseded, it is hidden, but keeps its space, so that a double click hits nothing else.
 */
export function OutcomeAlert({ outcome, children }: OutcomeAlertProps) {
  const id = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  // Layout effect: by then, the submit button (disabled during the call) has lost the focus, which can move here.
  useLayoutEffect(() => {
    if (outcome && !outcome.superseded && !outcome.focusKept) boxRef.current?.focus();
  }, [outcome]);
  if (!outcome) return null;
  const { className, role } = looks[outcome.kind];
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
      ref={boxRef}
      className={className}
      role={role}
      aria-live={outcome.focusKept ? undefined : 'off'}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <p id={id}>{outcome.text}</p>
      {children}
    </div>
  );
}
