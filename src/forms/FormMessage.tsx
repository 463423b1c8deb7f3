import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

/** How a submit ended, as the visitor reads it. */
export interface Outcome {
  tone: 'success' | 'error';
  text: string;
  /** Where a page goes on differently: a session that has ended, an account or link to verify. */
  kind?: 'expired' | 'unverified' | 'repeatable';
}

/** An outcome on the page. */
export interface ShownOutcome extends Outcome {
  /** True when the visitor has turned to something outside of the form: the focus stays there. */
  elsewhere?: boolean;
  /** True while the next call runs: unseen, it keeps its place, so that nothing moves below a double click. */
  past?: boolean;
}

interface FormMessageProps {
  outcome: ShownOutcome | null;
  /** What the visitor can do about it, for example a link or a button. */
  children?: ReactNode;
}

/**
 * Says how a submit ended. It gets the focus, and is read with that; for a visitor who is somewhere else by
 * now, it is announced instead.
 */
export function FormMessage({ outcome, children }: FormMessageProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // With the message itself: a button that has just been disabled holds the focus no longer.
  useLayoutEffect(() => {
    if (outcome && !outcome.past && !outcome.elsewhere) box.current?.focus();
  }, [outcome]);
  if (!outcome) return null;
  if (outcome.past) {
    return (
      <div key="past" className={`form-message past ${outcome.tone}`} aria-hidden inert>
        <p>{outcome.text}</p>
        {children}
      </div>
    );
  }
  return (
    <div
      ref={box}
      className={`form-message ${outcome.tone}`}
      role={outcome.tone === 'success' ? 'status' : 'alert'}
      aria-live={outcome.elsewhere ? undefined : 'off'}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <p id={id}>{outcome.text}</p>
      {children}
    </div>
  );
}
