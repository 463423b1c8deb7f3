import type { ReactNode } from 'react';

interface SubmitButtonProps {
  submitting: boolean;
  /** What the button reads while the form is sent. */
  busy: string;
  children: ReactNode;
  className?: string;
}

/** Sends the form it stands in; cannot be pressed again while that runs. */
export function SubmitButton({ submitting, busy, children, className }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={className ? `btn btn-primary ${className}` : 'btn btn-primary'}
      disabled={submitting}
    >
      {submitting && <span className="spinner-border spinner-border-sm" aria-hidden />}
      {submitting ? busy : children}
    </button>
  );
}
