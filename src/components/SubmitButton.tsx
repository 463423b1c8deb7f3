import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';

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
    <Button type="submit" variant="primary" disabled={submitting} className={className}>
      {submitting && <Spinner as="span" animation="border" size="sm" aria-hidden />}
      {submitting ? busy : children}
    </Button>
  );
}
