import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { OutcomeAlert } from './OutcomeAlert.tsx';
import { useFormContext } from './useForm.ts';

interface FormOrSuccessProps {
  /** The fields. */
  children: ReactNode;
  submitButton: ReactNode;
  againLabel: string;
  /** Below the message of a success. */
  next?: ReactNode;
  /** Below the message of a failure. */
  otherWay?: ReactNode;
}

/**
 * Fields, failure and button of a form. A success hides them and shows a button that brings them back for the next
 * message. They are not removed, because the form reads and resets its values in the DOM.
 */
export function FormOrSuccess({
  children,
  submitButton,
  againLabel,
  next,
  otherWay,
}: FormOrSuccessProps) {
  const { outcome, succeeded, setOutcome, formRef } = useFormContext();
  const writeAgain = () => {
    flushSync(() => setOutcome(null));
    formRef.current?.querySelector<HTMLElement>(':required')?.focus();
  };
  return (
    <>
      {succeeded && (
        <>
          <OutcomeAlert outcome={outcome} />
          {next}
          <button type="button" className="btn btn-secondary" onClick={writeAgain}>
            {againLabel}
          </button>
        </>
      )}
      <div className="form-or-success" hidden={succeeded}>
        {children}
        <OutcomeAlert outcome={succeeded ? null : outcome} />
        {outcome && !succeeded && otherWay}
        {submitButton}
      </div>
    </>
  );
}
