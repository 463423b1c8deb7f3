import { type ReactNode, useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { syncSession } from '../../session/sessionStore.ts';
import { useInertPage } from './useInertPage.ts';
import './dialog.scss';

interface UnsavedChangesDialogProps {
  hasChanges: () => boolean;
  /** Says which input will be lost. */
  children: ReactNode;
  /** A button, placed first, that saves the input elsewhere. Once the backup is `done`, Leave is the main button. */
  backup?: { button: ReactNode; done: boolean };
}

/** Asks before unsaved input is lost: a dialog for navigation in the app, else the browser's prompt. */
export function UnsavedChangesDialog({ hasChanges, children, backup }: UnsavedChangesDialogProps) {
  // Without a session, nothing can be saved. After a logout, this page does not render again.
  const wouldLose = () => syncSession() !== null && hasChanges();
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
    <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} backup={backup}>
      {children}
    </LeaveDialog>
  );
}

interface LeaveDialogProps extends Omit<UnsavedChangesDialogProps, 'hasChanges'> {
  onStay: () => void;
  onLeave: () => void;
}

function LeaveDialog({ onStay, onLeave, children, backup }: LeaveDialogProps) {
  const id = useId();
  useInertPage();
  return (
    <Modal
      show
      centered
      onHide={onStay}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Modal.Header closeButton closeVariant="white">
        <Modal.Title as="h2" id={`${id}-title`}>
          Leave this page?
        </Modal.Title>
      </Modal.Header>
      <Modal.Body id={`${id}-text`}>{children}</Modal.Body>
      <Modal.Footer>
        {backup?.button}
        <button
          type="button"
          className={`btn btn-${backup ? 'secondary' : 'primary'}`}
          onClick={onStay}
        >
          Keep editing
        </button>
        <button
          type="button"
          className={`btn btn-${backup?.done ? 'primary' : 'outline-danger'}`}
          onClick={onLeave}
        >
          Leave
        </button>
      </Modal.Footer>
    </Modal>
  );
}
