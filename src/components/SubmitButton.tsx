import type { ReactNode } from 'react';
import { useHydrated } from './useHydrated';

interface SubmitButtonProps {
  submitting: boolean;
  /** What the button reads while the form is sent. */
  busy: string;
  children: ReactNode;
  className?: string;
}

/**
 * Sends the form it stands in; cannot be pressed again while that runs, nor before there is a script to
 * send it: the browser would load the page anew, and what was typed would be lost.
 */
export function SubmitButton({ submitting, busy, children, className }: SubmitButtonProps) {
  const ready = useHydrated();
  const classes = ['btn btn-primary', className, !ready && 'not-ready'].filter(Boolean).join(' ');
  return (
    <button type="submit" className={classes} disabled={submitting || !ready}>
      {submitting && <span className="spinner-border spinner-border-sm" aria-hidden />}
      {submitting ? busy : children}
    </button>
  );
}
