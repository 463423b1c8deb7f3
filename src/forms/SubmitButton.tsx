import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useHydrated } from '../components/useHydrated';

interface SubmitButtonProps {
  submitting: boolean;
  /** What the button reads while the form is sent. */
  busy: string;
  children: ReactNode;
  className?: string;
  /** True while another button is the one to press. */
  quiet?: boolean;
}

/**
 * Sends the form it stands in; cannot be pressed again while that runs, nor before there is a script to
 * send it: the browser would load the page anew, and what was typed would be lost.
 */
export function SubmitButton({ submitting, busy, children, className, quiet }: SubmitButtonProps) {
  const ready = useHydrated();
  const place = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A button that is disabled loses the focus to the page; its place keeps it meanwhile.
  useLayoutEffect(() => {
    const [from, to] = submitting ? [button, place] : [place, button];
    if (document.activeElement === from.current) to.current?.focus();
  }, [submitting]);
  const kind = quiet ? 'btn btn-outline-primary' : 'btn btn-primary';
  const classes = [kind, className, !ready && 'not-ready'].filter(Boolean).join(' ');
  return (
    <span ref={place} tabIndex={-1} className="submit-place">
      <button ref={button} type="submit" className={classes} disabled={submitting || !ready}>
        {submitting && <span className="spinner-border spinner-border-sm" aria-hidden />}
        {submitting ? busy : children}
      </button>
    </span>
  );
}
