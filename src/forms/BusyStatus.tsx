import { useEffect, useState } from 'react';

/** Shorter waits are not announced. */
const delayMs = 400;

/** Announces long waits to screen readers. The result is announced elsewhere. */
export function BusyStatus({ busy }: { busy: boolean }) {
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setOverdue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [busy]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {busy && overdue && 'Please wait…'}
    </div>
  );
}
