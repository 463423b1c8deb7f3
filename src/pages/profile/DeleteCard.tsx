import { useEffect, useEffectEvent, useState } from 'react';
import { useLazy } from '../../components/useLazy';
import { useSession } from '../../session/AuthContext';
import { dropEdits, keptEdits } from '../../session/keptEdits';
import { NotLoaded } from './NotLoaded';

const loadDialog = async () => (await import('./DeleteDialog')).DeleteDialog;

/** The way to the dialog that deletes the account, whose code is loaded when it is opened. */
export function DeleteCard() {
  const { part: DeleteDialog, failed, load } = useLazy(loadDialog);
  const { user } = useSession();
  const [kept] = useState(() => keptEdits(user.email, 'delete'));
  const [open, setOpen] = useState(kept !== null);
  const [draft, setDraft] = useState(kept?.reason ?? '');
  const resume = useEffectEvent(() => {
    if (kept) load();
  });
  useEffect(() => resume(), []);

  const openDialog = () => {
    setOpen(true);
    load();
  };
  const close = (reason: string) => {
    dropEdits();
    setOpen(false);
    setDraft(reason);
  };
  return (
    <section className="card-surface delete-card">
      <h2>Delete Your Profile</h2>
      <p className="muted">This deletes your account and its data. It cannot be undone.</p>
      {failed && <NotLoaded />}
      <button type="button" className="btn btn-outline-danger" onClick={openDialog}>
        Delete Account
      </button>
      {open && DeleteDialog && <DeleteDialog draft={draft} onClose={close} />}
    </section>
  );
}
