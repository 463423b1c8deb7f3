import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../browser/useHydrated.ts';
import { BusyStatus } from './BusyStatus.tsx';
import { requireControls } from './controls.ts';
import { RequiredMark } from './fieldParts.tsx';
import type { FieldValues } from './fieldRules.ts';
import { FormContext, type FormInternals, type FormState, useFormContext } from './formContext.ts';
import { restoreDraft } from './formDraft.ts';
import './forms.scss';

interface FormProps extends Pick<
  ComponentProps<'form'>,
  'className' | 'aria-label' | 'aria-labelledby' | 'children'
> {
  form: FormState & { internals: FormInternals };
  /** True for a form with one field, which needs no asterisk. */
  singleField?: boolean;
  /** Omit a field to keep what the browser filled in before hydration. */
  defaultValues?: FieldValues;
}

/**
 * Renders a form of `useSiteForm` and restores its draft. `method="post"` keeps input out of the URL if the form is
 * submitted before hydration.
 */
export function Form({ form, singleField, defaultValues, children, ...attributes }: FormProps) {
  const { formRef, fieldNames, draftKey, events } = form.internals;
  // Constant, because React would show changed defaults in untouched fields.
  const [firstDefaults] = useState(defaultValues);
  const onMount = useEffectEvent(() => {
    requireControls(formRef.current, fieldNames);
    if (formRef.current && draftKey !== undefined) restoreDraft(formRef.current, draftKey);
  });
  useLayoutEffect(() => onMount(), []);
  return (
    <FormContext value={{ ...form, ...form.internals, singleField, defaultValues: firstDefaults }}>
      <form ref={formRef} method="post" noValidate {...events} {...attributes}>
        {children}
        <BusyStatus busy={form.submitting} />
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
  const isHydrated = useHydrated();
  const wrapper = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Disabling a button drops focus to the body; the wrapper holds it meanwhile.
  useLayoutEffect(() => {
    const [from, to] = submitting ? [button, wrapper] : [wrapper, button];
    if (document.activeElement === from.current) to.current?.focus();
  }, [submitting]);
  return (
    <span ref={wrapper} tabIndex={-1} className="submit-wrapper">
      <button
        ref={button}
        type="submit"
        className={isHydrated ? buttonClasses[kind] : `${buttonClasses[kind]} not-ready`}
        disabled={submitting || !isHydrated}
        // Keep focus in the field: an error that disappears on blur would shift the button before the click lands.
        onMouseDown={(event) => event.preventDefault()}
      >
        {submitting && <span className="spinner-border spinner-border-sm" aria-hidden />}
        {submitting ? busyLabel : children}
      </button>
    </span>
  );
}
