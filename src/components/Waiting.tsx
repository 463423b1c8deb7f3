import { useEffect, useState } from 'react';

/** What takes no longer than this, in milliseconds, is not worth a word. */
const patienceMs = 400;

/** Tells those who do not see the screen that something takes a while. What comes of it speaks for itself. */
export function Waiting({ on }: { on: boolean }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [on]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {on && long && 'Please wait…'}
    </div>
  );
}
