import { useState } from 'react';
import { useLazy } from '../../browser/useLazy';
import { useSession } from '../../session/AuthContext';
import { dropEdits, keptValues } from '../../session/unsavedEdits';

const loadDialog = async () => (await import('./DeleteDialog')).DeleteDialog;

const atOnce = (load: () => void) => {
  load();
  return undefined;
};

/** Offers to delete the account. The dialog loads on demand: it brings react-bootstrap and react-toastify. */
export function DeleteCard() {
  const { user } = useSession();
  const [kept] = useState(() => keptValues(user.email, 'delete'));
  const [open, setOpen] = useState(kept !== null);
  const [reason, setReason] = useState(kept?.reason ?? '');
  const {
    part: DeleteDialog,
    failed,
    needsReload,
    load,
  } = useLazy(loadDialog, kept ? atOnce : undefined);

  const openDialog = () => {
    setOpen(true);
    load();
  };
  const close = (typed: string) => {
    dropEdits();
    setOpen(false);
    setReason(typed);
  };
  return (
    <section className="card-surface delete-card">
      <h2>Delete Your Profile</h2>
      <p className="muted">
        Deleting your account also deletes its data. Deletion cannot be undone.
      </p>
      {failed && (
        <p className="alert alert-danger" role="alert">
          The dialog did not load. Check your connection and{' '}
          {needsReload ? 'reload the page' : 'press Delete Account again'}.
        </p>
      )}
      <button type="button" className="btn btn-outline-danger" onClick={openDialog}>
        Delete Account
      </button>
      {open && DeleteDialog && <DeleteDialog reason={reason} onClose={close} />}
    </section>
  );
}
