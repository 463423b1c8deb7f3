import { useEffect, useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { deleteProfile } from '../../api/calls';
import { serverText } from '../../api/client';
import { Form, SubmitButton } from '../../forms/Form';
import { FormField, RequiredNote } from '../../forms/FormField';
import { required } from '../../forms/fieldRules';
import { useSiteForm } from '../../forms/useSiteForm';
import { useAuth, useSession } from '../../session/AuthContext';
import { dismissToasts, notify } from '../../toasts/notify';
import { SignInAgain } from './SignInAgain';
import './dialog.scss';

/** What the dialog needs from its page. */
interface DeleteDialogProps {
  /** What was typed before the dialog was closed by the way. */
  draft: string;
  /** Takes what is to stay in the dialog for the next time. */
  onClose: (draft: string) => void;
}

/** Asks why, and deletes the account. See product.md, Profile. */
export function DeleteDialog({ draft, onClose }: DeleteDialogProps) {
  const id = useId();
  const { user, token } = useSession();
  const { logout } = useAuth();
  const navigate = useNavigate();
  const form = useSiteForm<{ reason: string }>({
    defaultValues: { reason: draft },
    thrown: 'Failed to delete account.',
    send: async ({ reason }, signal) => {
      dismissToasts();
      // Not ended when the page is left: the server may have deleted the account by then. A missing answer
      // gets the same words as a refusal.
      const answer = await deleteProfile(token, { email: user.email, reason }).catch(() => null);
      if (answer?.success === true) {
        // The dialog goes first, and takes its toasts along.
        flushSync(() => logout(token));
        if (!signal.aborted) await navigate('/', { replace: true });
        await notify('success', 'Your account was deleted.');
        return null;
      }
      if (signal.aborted) return null;
      form.setFocus('reason');
      const text = serverText(answer?.error) ?? 'Failed to delete account.';
      await notify('error', text);
      return { tone: 'error', text, kind: answer?.status === 401 ? 'expired' : undefined };
    },
  });
  const { submitting } = form;
  useEffect(() => {
    // The page behind is out of reach for the Tab key as well; what a toast tells is not.
    const behind = document.querySelectorAll<HTMLElement>(
      'body > * > :is(a, header, main, footer)',
    );
    for (const part of behind) part.inert = true;
    return () => {
      for (const part of behind) part.inert = false;
      // What failed is of no interest any more once the dialog is closed.
      dismissToasts();
    };
  }, []);
  // Escape, the cross and a click beside the dialog are easily meant for something else; Cancel is not.
  const putAside = () => {
    if (!submitting) onClose(form.getValues('reason'));
  };
  return (
    <Modal
      show
      centered
      onHide={putAside}
      onShow={() => form.setFocus('reason')}
      backdrop={submitting ? 'static' : true}
      keyboard={!submitting}
      enforceFocus={false}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-what`}
    >
      <Form form={form}>
        <Modal.Header closeButton={!submitting} closeVariant="white">
          <Modal.Title as="h2" id={`${id}-title`}>
            Delete Account
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <p id={`${id}-what`}>
            The account {user.email} and all its data will be deleted. This cannot be undone.
          </p>
          <RequiredNote />
          <FormField
            name="reason"
            rules={required('We’d love your feedback — why are you leaving?')}
            label="Why are you leaving?"
            placeholder="Your reason..."
            rows={4}
            autoComplete="off"
          />
          {form.outcome?.kind === 'expired' && !submitting && <SignInAgain />}
        </Modal.Body>
        <Modal.Footer>
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => onClose('')}
            disabled={submitting}
          >
            Cancel
          </button>
          <SubmitButton busy="Deleting…" className="button-danger" quiet>
            Delete
          </SubmitButton>
        </Modal.Footer>
      </Form>
    </Modal>
  );
}
