import type { ReactNode } from 'react';

/** The result of the last action. */
export interface Status {
  /** `added` shows in the form, which keeps the focus; the others show above the list. */
  kind: 'added' | 'changed' | 'copied' | 'copyFailed';
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
