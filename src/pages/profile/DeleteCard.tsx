import { useState, type ComponentType } from 'react';
import { prepareToasts } from '../../toasts/notify';
import type { DeleteDialogProps } from './DeleteDialog';

/** The way to the dialog that deletes the account, whose code is loaded when it is opened. */
export function DeleteCard() {
  const [Dialog, setDialog] = useState<ComponentType<DeleteDialogProps> | null>(null);
  const [failed, setFailed] = useState(false);

  const open = async () => {
    setFailed(false);
    try {
      // The toasts come along: they have to tell when the network is gone.
      const [{ DeleteDialog }] = await Promise.all([import('./DeleteDialog'), prepareToasts()]);
      setDialog(() => DeleteDialog);
    } catch {
      setFailed(true);
    }
  };
  return (
    <section className="card-surface delete-card">
      <h2>Delete Your Profile</h2>
      <p className="muted">This deletes your account and all its data. It cannot be undone.</p>
      {failed && (
        <p className="form-message error" role="alert">
          This did not load. Please check your connection and try again.
        </p>
      )}
      <button
        type="button"
        className="btn btn-outline-primary button-danger"
        onClick={() => void open()}
      >
        Delete Account
      </button>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </section>
  );
}
