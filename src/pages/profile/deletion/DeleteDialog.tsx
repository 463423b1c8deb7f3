import { useEffect, useId, useLayoutEffect } from 'react';
import Modal from 'react-bootstrap/Modal';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { deleteProfile } from '../../../api/calls.ts';
import { EmailText } from '../../../components/emails.tsx';
import { Form, SubmitButton } from '../../../forms/Form.tsx';
import { FormField } from '../../../forms/FormField.tsx';
import { failureOfResponse, handledByPage } from '../../../forms/outcome.ts';
import { type FormState, useForm } from '../../../forms/useForm.ts';
import type { HistoryState } from '../../../routing/historyState.ts';
import { useSession, useSignOutTo } from '../../../session/AuthContext.tsx';
import { syncSession } from '../../../session/sessionStore.ts';
import { SignInAgain } from '../SignInAgain.tsx';
import { useInertPage } from '../useInertPage.ts';
import '../dialog.scss';
import './toasts.scss';

const failedText = 'Failed to delete account.';

interface DeleteDialogProps {
  /** The reason typed before the dialog was dismissed. */
  reason: string;
  onClose: (reason: string) => void;
}

/** Asks why, and deletes the account. See product.md, Profile. */
export function DeleteDialog({ reason, onClose }: DeleteDialogProps) {
  const id = useId();
  const { user, token } = useSession();
  const signOutTo = useSignOutTo();
  const form = useForm({
    fieldNames: ['reason'],
    defaultValues: { reason },
    submit: async (values) => {
      // Leaving does not abort the call: the server may have deleted the account by then.
      const response = await deleteProfile(token, { email: user.email, reason: values.reason });
      if (response.success !== true) return failureOfResponse(response, failedText);
      const state: HistoryState = { notice: 'accountDeleted' };
      // A person who has signed in since then, even in another tab, stays signed in.
      if (syncSession()?.token === token) signOutTo('/', { replace: true, state });
      return handledByPage;
    },
    noResponse: failedText,
  });
  const { submitting, outcome } = form;
  useFocusOnReason(form);
  useFailureToast(form);
  useInertPage();
  return (
    <Modal
      show
      centered
      // Escape, the close button and a click outside may be accidental, so keep the reason; Cancel discards it.
      onHide={() => onClose(form.values().reason)}
      backdrop={submitting ? 'static' : true}
      keyboard={!submitting}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Form form={form}>
        <Modal.Header closeButton={!submitting} closeVariant="white">
          <Modal.Title as="h2" id={`${id}-title`}>
            Delete Account
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <p id={`${id}-text`}>
            The account <EmailText address={user.email} /> and its data will be deleted. This cannot
            be undone.
          </p>
          <FormField
            name="reason"
            rule={{ missingText: 'We’d love your feedback — why are you leaving?' }}
            label="Why are you leaving?"
            placeholder="Your reason..."
            type="message"
            rows={4}
            hint="A reason is required."
            autoComplete="off"
          />
          {outcome?.unauthorized && !submitting && (
            <SignInAgain keep={() => ({ form: 'deletion', values: form.values() })} />
          )}
        </Modal.Body>
        <Modal.Footer>
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => onClose('')}
            disabled={submitting}
          >
            Cancel
          </button>
          <SubmitButton busyLabel="Deleting…" kind="danger">
            Delete
          </SubmitButton>
        </Modal.Footer>
      </Form>
      <Toasts />
    </Modal>
  );
}

/** Focuses the reason on opening and after a failure. */
function useFocusOnReason({ focus, submitting }: FormState<'reason'>): void {
  // Not in `onShow`: react-bootstrap would then return the focus to this field after closing.
  useEffect(() => {
    if (!submitting) focus('reason');
  }, [focus, submitting]);
}

/** Shows a failure until it is closed or the next attempt begins. */
function useFailureToast({ focus, submitting, outcome }: FormState<'reason'>): void {
  useEffect(() => {
    if (!outcome || submitting) return undefined;
    const onClose = () => {
      // The focus was on the toast's close button.
      if (!document.activeElement?.closest('form')) focus('reason');
    };
    toast.error(outcome.text, { onClose });
    return () => toast.dismiss();
  }, [focus, outcome, submitting]);
}

function Toasts() {
  useLayoutEffect(() => {
    // Each toast is an alert; in a live region it would be announced twice.
    document.querySelector('.Toastify')?.setAttribute('aria-live', 'off');
  }, []);
  return (
    <ToastContainer
      position="top-center"
      theme="dark"
      transition={false}
      autoClose={false}
      hideProgressBar
    />
  );
}
