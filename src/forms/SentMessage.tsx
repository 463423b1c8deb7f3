import { flushSync } from 'react-dom';
import { useFormContext } from './formContext';
import { OutcomeAlert } from './OutcomeAlert';

/** The message of a sent form. It replaces the fields (see forms.scss) until the visitor presses its button. */
export function SentMessage({ againLabel }: { againLabel: string }) {
  const form = useFormContext();
  const writeAgain = () => {
    flushSync(() => form.setOutcome(null));
    const names = [...form.internals.rules.current.keys()].map((name) => `[name="${name}"]`);
    form.ref.current?.querySelector<HTMLElement>(names.join())?.focus();
  };
  return (
    <>
      <OutcomeAlert outcome={form.outcome} only="success" />
      {form.outcome?.tone === 'success' && (
        <button type="button" className="btn btn-secondary write-again" onClick={writeAgain}>
          {againLabel}
        </button>
      )}
    </>
  );
}
