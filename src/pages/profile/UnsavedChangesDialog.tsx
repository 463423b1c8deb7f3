import { type ReactNode, useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { getSessionState } from '../../session/sessionStore.ts';
import './dialog.scss';

interface UnsavedChangesDialogProps {
  hasChanges: () => boolean;
  /** Says which input will be lost. */
  children: ReactNode;
  /** A button to keep it. */
  action?: ReactNode;
  /** The message about the result of the action. */
  result?: ReactNode;
}

/** Asks before unsaved input is lost: a dialog for navigation in the app, else the browser's prompt. */
export function UnsavedChangesDialog({
  hasChanges,
  children,
  action,
  result,
}: UnsavedChangesDialogProps) {
  const id = useId();
  // Without a session, nothing can be saved. Read the session on leaving: after a logout, this page does not render
  // again.
  const wouldLose = () => getSessionState().session !== null && hasChanges();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && wouldLose(),
  );
  useBeforeUnload((event) => {
    // The next page may load as a document, if its chunk is gone: do not ask twice.
    if (blocker.state !== 'proceeding' && wouldLose()) event.preventDefault();
  });
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal
      show
      centered
      onHide={() => blocker.reset()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Modal.Header>
        <Modal.Title as="h2" id={`${id}-title`}>
          Leave this page?
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <p id={`${id}-text`}>{children}</p>
        {result}
      </Modal.Body>
      <Modal.Footer>
        {action}
        <button
          type="button"
          className={action ? 'btn btn-secondary' : 'btn btn-primary'}
          onClick={() => blocker.reset()}
        >
          Keep editing
        </button>
        <button type="button" className="btn btn-outline-danger" onClick={() => blocker.proceed()}>
          Leave
        </button>
      </Modal.Footer>
    </Modal>
  );
}
