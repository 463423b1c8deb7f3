import { EmailText } from '../../../components/emails.tsx';
import { championship } from '../../../data/championship.ts';

/** A deletion of a member that can be undone. */
export interface Deletion {
  name: string;
  undo: () => void;
}

/** The result of the last action on the list. */
export type Status =
  { kind: 'changed'; text: string; deletion?: Deletion } | { kind: 'copied' | 'copyFailed' };

/** A message that is announced. It is on the page before its text: live regions announce changes only. */
export const StatusAlert = ({ status }: { status: Status | null }) => (
  <div
    className={
      status ? `alert alert-${status.kind === 'copyFailed' ? 'danger' : 'success'}` : undefined
    }
  >
    <p role="status">{status && textOf(status)}</p>
    {status?.kind === 'changed' && status.deletion && (
      <button type="button" className="btn btn-secondary" onClick={status.deletion.undo}>
        {'Undo '}
        <span className="visually-hidden">the deletion of {status.deletion.name}</span>
      </button>
    )}
  </div>
);

function textOf(status: Status) {
  switch (status.kind) {
    case 'changed':
      return status.text;
    case 'copied':
      return (
        <>
          The list has been copied, so you can leave this page. You can email it to{' '}
          <EmailText address={championship.teamEmail} />.
        </>
      );
    case 'copyFailed':
      return 'Could not copy the list. Please stay on this page, select the list and copy it yourself.';
  }
}
