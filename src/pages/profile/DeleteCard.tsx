import { useState } from 'react';
import { useLate } from '../../components/useLate';
import { prepareToasts } from '../../toasts/notify';
import { NotLoaded } from './NotLoaded';

const loadDialog = async () => {
  // The toasts come along: they have to tell when the network is gone.
  const [{ DeleteDialog }] = await Promise.all([import('./DeleteDialog'), prepareToasts()]);
  return DeleteDialog;
};

/** The way to the dialog that deletes the account, whose code is loaded when it is opened. */
export function DeleteCard() {
  const { part: DeleteDialog, failed, ask } = useLate(loadDialog);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState('');

  const openDialog = () => {
    setOpen(true);
    ask();
  };
  const close = (kept: string) => {
    setOpen(false);
    setDraft(kept);
  };
  return (
    <section className="card-surface delete-card">
      <h2>Delete Your Profile</h2>
      <p className="muted">This deletes your account and all its data. It cannot be undone.</p>
      {failed && <NotLoaded />}
      <button type="button" className="btn btn-outline-primary button-danger" onClick={openDialog}>
        Delete Account
      </button>
      {open && DeleteDialog && <DeleteDialog draft={draft} onClose={close} />}
    </section>
  );
}
