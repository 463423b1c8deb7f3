import { useId, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { getSessionState } from '../../session/sessionStore';
import './dialog.scss';

interface LeaveGuardProps {
  hasChanges: () => boolean;
  children: ReactNode;
}

/** Confirms before unsaved input is lost: a dialog for navigation in the app, else the browser's prompt. */
export function LeaveGuard({ hasChanges, children }: LeaveGuardProps) {
  const id = useId();
  useBeforeUnload((event) => {
    if (hasChanges()) event.preventDefault();
  });
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      // Without a session nothing can be saved.
      getSessionState().session !== null &&
      hasChanges(),
  );
  if (leaving.state !== 'blocked') return null;
  return (
    <Modal
      show
      centered
      onHide={() => leaving.reset()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Modal.Header>
        <Modal.Title as="h2" id={`${id}-title`}>
          Leave without saving?
        </Modal.Title>
      </Modal.Header>
      <Modal.Body id={`${id}-text`}>{children}</Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-outline-danger" onClick={() => leaving.proceed()}>
          Leave
        </button>
        <button type="button" className="btn btn-primary" onClick={() => leaving.reset()}>
          Keep editing
        </button>
      </Modal.Footer>
    </Modal>
  );
}
