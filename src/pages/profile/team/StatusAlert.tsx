import type { ReactNode } from 'react';

/** The result of the last action on the list. */
export interface Status {
  kind: 'changed' | 'copied' | 'copyFailed';
  text: ReactNode;
  /** The button that undoes a deletion. */
  undo?: ReactNode;
}

/** A message that is announced. It is on the page before its text: live regions announce changes only. */
export const StatusAlert = ({ status }: { status: Status | null }) => (
  <div
    className={
      status ? `alert alert-${status.kind === 'copyFailed' ? 'danger' : 'success'}` : undefined
    }
  >
    <p role="status">{status?.text}</p>
    {status?.undo}
  </div>
);
