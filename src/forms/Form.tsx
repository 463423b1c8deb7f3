import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../browser/useHydrated.ts';
import { BusyStatus } from './BusyStatus.tsx';
import { RequiredMark } from './fieldParts.tsx';
import { restoreDraft } from './formDraft.ts';
import { type AnyForm, FormContext, useFormContext } from './useForm.ts';
import './forms.scss';

interface FormProps extends Pick<
  ComponentProps<'form'>,
  'className' | 'aria-label' | 'aria-labelledby' | 'children'
> {
  form: AnyForm;
}

/**
 * Renders a form of `useForm` and restores its draft. `method="post"` keeps input out of the URL if the form is
 * submitted before hydration.
 */
export function Form({ form, children, ...attributes }: FormProps) {
  const { formRef, onSubmit, onInput, draftKey, submitting } = form;
  const onMount = useEffectEvent(() => {
    // Throws an error if a field is missing.
    form.values();
    if (formRef.current && draftKey !== undefined) restoreDraft(formRef.current, draftKey);
  });
  useLayoutEffect(() => onMount(), []);
  return (
    <FormContext value={form}>
      <form
        ref={formRef}
        method="post"
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        {...attributes}
      >
        {children}
        <BusyStatus busy={submitting} />
      </form>
    </FormContext>
  );
}

/** Explains the asterisk, once in each form with several fields. */
export const RequiredLegend = () => (
  <p className="form-text" aria-hidden>
    Fields marked <RequiredMark /> are required.
  </p>
);

const buttonClasses = {
  primary: 'btn btn-primary',
  secondary: 'btn btn-secondary',
  danger: 'btn btn-outline-danger',
};

interface SubmitButtonProps extends Pick<ComponentProps<'button'>, 'children'> {
  busyLabel: string;
  /** `secondary` while another button is the main action. */
  kind?: keyof typeof buttonClasses;
}

/** Disabled while submitting. Also disabled before hydration, because a submit would then reload the page. */
export function SubmitButton({ busyLabel, kind = 'primary', children }: SubmitButtonProps) {
  const { submitting } = useFormContext();
  const hydrated = useHydrated();
  const wrapperRef = useRef<HTMLSpanElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  // Disabling a button drops focus to the body; the wrapper holds it meanwhile.
  useLayoutEffect(() => {
    const [from, to] = submitting ? [buttonRef, wrapperRef] : [wrapperRef, buttonRef];
    if (document.activeElement === from.current) to.current?.focus();
  }, [submitting]);
  return (
    <span ref={wrapperRef} tabIndex={-1} className="submit-wrapper">
      <button
        ref={buttonRef}
        type="submit"
        className={hydrated ? buttonClasses[kind] : `${buttonClasses[kind]} not-ready`}
        disabled={submitting || !hydrated}
        // Keep focus in the field: an error that disappears on blur would shift the button before the click lands.
        onMouseDown={(event) => event.preventDefault()}
      >
        {submitting && <span className="spinner-border spinner-border-sm" aria-hidden />}
        {submitting ? busyLabel : children}
      </button>
    </span>
  );
}
