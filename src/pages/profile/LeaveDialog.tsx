import { useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import './dialog.scss';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a page is left together with what was typed on it. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const titleId = useId();
  return (
    <Modal show centered onHide={onStay} aria-labelledby={titleId}>
      <Modal.Header>
        <Modal.Title as="h2" id={titleId}>
          Leave without saving?
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>Your changes are not saved. If you leave this page, they are lost.</Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-outline-primary button-danger" onClick={onLeave}>
          Leave
        </button>
        <button type="button" className="btn btn-primary" onClick={onStay}>
          Keep editing
        </button>
      </Modal.Footer>
    </Modal>
  );
}
