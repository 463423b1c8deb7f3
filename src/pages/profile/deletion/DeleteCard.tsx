import { useState } from 'react';
import { useSession } from '../../../session/AuthContext.tsx';
import { dropEdits, readEdits } from '../../../session/keptEdits.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import './deleteCard.scss';

export function DeleteCard() {
  const { user } = useSession();
  const [keptReason] = useState(() => readEdits('deletion', user)?.reason);
  const [open, setOpen] = useState(keptReason !== undefined);
  const [reason, setReason] = useState(keptReason ?? '');

  const close = (typed: string) => {
    dropEdits('deletion', user);
    setOpen(false);
    setReason(typed);
  };
  return (
    <section className="surface-padded split delete-card">
      <div>
        <h2>Delete Your Profile</h2>
        <p className="muted small">
          Deleting your account also deletes its data. Deletion cannot be undone.
        </p>
      </div>
      <button type="button" className="btn btn-outline-danger" onClick={() => setOpen(true)}>
        Delete Account
      </button>
      {open && <DeleteDialog reason={reason} onClose={close} />}
    </section>
  );
}
