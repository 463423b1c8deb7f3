import { useState } from 'react';
import { useSignedIn } from '../../../session/AuthContext';
import { dropEdits, readEdits } from '../../../session/edits';
import { DeleteDialog } from './DeleteDialog';

/** Offers to delete the account. */
export function DeleteCard() {
  const { user } = useSignedIn();
  const [edits] = useState(() => readEdits(user.email, 'delete'));
  const [open, setOpen] = useState(edits !== null);
  const [reason, setReason] = useState(edits?.reason ?? '');

  const close = (typed: string) => {
    dropEdits();
    setOpen(false);
    setReason(typed);
  };
  return (
    <section className="surface-padded">
      <h2>Delete Your Profile</h2>
      <p className="muted">
        Deleting your account also deletes its data. Deletion cannot be undone.
      </p>
      <button type="button" className="btn btn-outline-danger" onClick={() => setOpen(true)}>
        Delete Account
      </button>
      {open && <DeleteDialog reason={reason} onClose={close} />}
    </section>
  );
}
