import {
  type ComponentProps,
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { controlOf, fireInput, setControl, valuesOf } from './controls.ts';
import type { FieldValues } from './fieldRules.ts';
import { saveDraft } from './formDraft.ts';
import { failureOfThrown, type Outcome, type ShownOutcome } from './outcome.ts';
import { useValidation } from './useValidation.ts';

/** A draft is restored into empty fields, so a form with a draft has no other initial values. */
type InitialValues =
  | {
      /** The initial values. Omit a field to keep what the browser filled in before hydration. */
      defaultValues?: FieldValues;
      draftKey?: never;
    }
  | {
      defaultValues?: never;
      /** Key of the draft, which keeps text fields and selects, but no passwords, across a reload. */
      draftKey: string;
    };

type FormSettings<Name extends string> = InitialValues & {
  /** The fields whose values `submit` gets. */
  fieldNames: readonly Name[];
  /** True for a form with one field, which needs no asterisk. */
  hasOneField?: boolean;
  /** The message to show until the first submit. */
  initialOutcome?: ShownOutcome | null;
  /** Makes the call. @returns what to show; `handledByPage` if the page itself deals with the success. */
  submit: (
    values: Record<Name, string>,
    signal: AbortSignal,
  ) => Promise<Outcome | null> | Outcome | null;
  /** The sentence if no response arrives or `submit` throws (default: the usual one). */
  noResponse?: string;
};

/** What `useForm` returns, for the page, for `Form`, and (by `useFormContext`) for fields and buttons. */
export type FormState<Name extends string> = ReturnType<typeof useForm<Name>>;

/** A form whose field names are not known: none can be given to its methods. */
export type AnyForm = FormState<never>;

/**
 * The hook of every form. It holds all state but the values, and `Form` renders it. Unmounting aborts the signal that
 * `submit` gets; a call that has to go on does not use it. See product.md, Forms.
 *
 * From typing to the outcome:
 *
 * 1. The DOM holds the values, because password managers set them without an event. `useField` registers the name and
 *    rule of a field in `rulesRef`.
 * 2. A submit checks the values (`useValidation`). The fields show their errors, and the first one is focused.
 * 3. Without errors, the values of `fieldNames` go to the page's `submit`, which makes the call.
 * 4. `submit` returns an `Outcome`, which `OutcomeAlert` shows. A success resets the fields and removes the draft.
 * 5. During the call, `SubmitButton` is disabled and its wrapper has the focus. Then the message takes it, unless the
 *    visitor has moved on.
 *
 * Values that we set ourselves (`setValue`, `reset`) fire `input`, as typing does. Two places listen: this hook, which
 * saves the draft and checks again, and `useFieldValue`, which renders what depends on a value.
 */
export function useForm<Name extends string>({
  fieldNames,
  hasOneField = false,
  defaultValues = {},
  draftKey,
  initialOutcome = null,
  submit,
  noResponse = 'Something went wrong. Please try again.',
}: FormSettings<Name>) {
  const formRef = useRef<HTMLFormElement>(null);
  const { rulesRef, errors, validate, revalidate, clearErrors } = useValidation(formRef);
  const controllerRef = useRef<AbortController>(null);
  const [submitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState(initialOutcome);
  // Constant, because React would show changed defaults in untouched fields.
  const [firstDefaults] = useState(defaultValues);

  // Layout effect: a passive one would run after the unmount, and a response could arrive in between.
  useLayoutEffect(() => () => controllerRef.current?.abort(), []);

  const values = () => valuesOf(formRef.current, fieldNames);
  /** Constant, for effects that depend on it. */
  const focus = useCallback((name: Name, options?: FocusOptions) => {
    controlOf(formRef.current, name)?.focus(options);
  }, []);
  const setValue = (name: Name, value: string) => setControl(formRef.current, name, value);
  /** Gives the fields these values, or else their initial values, and updates the draft. */
  const reset = (next: Partial<Record<Name, string>> = {}) => {
    const form = formRef.current;
    if (!form) return;
    form.reset();
    for (const name of fieldNames) setControl(form, name, next[name]);
    clearErrors();
    // A form with a draft has no `next`: `onInput` finds only empty fields and removes the draft.
    fireInput(form);
  };

  const onSubmit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    if (submitting) return;
    // Flush, so that `focusFirstError` finds the field.
    const isValid = flushSync(() => {
      const valid = validate();
      if (!valid) setOutcome(null);
      return valid;
    });
    if (isValid) void send(event.currentTarget);
    else focusFirstError(event.currentTarget);
  };
  const onInput: ComponentProps<'form'>['onInput'] = ({ target, currentTarget }) => {
    if (draftKey !== undefined) saveDraft(currentTarget, draftKey);
    const name = target instanceof Element && target.getAttribute('name');
    if (name) revalidate(name);
  };

  /** Sends valid fields. Without an outcome, the page itself deals with the success (`handledByPage`). */
  const send = async (form: HTMLFormElement) => {
    const sent = values();
    const { activeElement: focusedBefore } = document;
    controllerRef.current = new AbortController();
    setOutcome((before) => before && { ...before, superseded: true });
    // Flush, so that no second submit finds the form idle.
    flushSync(() => setSubmitting(true));
    let next: Outcome | null;
    try {
      next = await submit(sent, controllerRef.current.signal);
    } catch (thrown) {
      next = failureOfThrown(thrown, noResponse);
    }
    setSubmitting(false);
    setOutcome(next && { ...next, focusKept: hasMovedOn(form, focusedBefore) });
    // Before React renders the success, which may remove the form.
    if (next?.kind === 'success') reset();
  };
  return {
    formRef,
    // For the page:
    submitting,
    outcome,
    succeeded: outcome?.kind === 'success',
    setOutcome,
    values,
    focus,
    setValue,
    reset,
    // For `Form` and the parts inside it:
    onSubmit,
    onInput,
    draftKey,
    hasOneField,
    defaultValues: firstDefaults,
    rulesRef,
    errors,
  };
}

export const FormContext = createContext<AnyForm | null>(null);

/** The form around a field or button. */
export function useFormContext() {
  const form = use(FormContext);
  if (!form) throw new Error('useFormContext must be used inside Form');
  return form;
}

/**
 * True if the visitor has gone to another part of the page during the call. An unmoved focus proves nothing, because a
 * click on the button does not move it. Focus on an element around the form proves nothing either: a link with a hash
 * focuses such an element, and the body gets the focus when the focused element disappears.
 */
function hasMovedOn(form: HTMLFormElement, focusedBefore: Element | null): boolean {
  const { activeElement: focused } = document;
  return focused !== focusedBefore && !form.contains(focused) && !focused?.contains(form);
}

function focusFirstError(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  // Screen readers read an error when its field receives focus. Blur first, or an already focused field stays silent.
  if (field === document.activeElement) field?.blur();
  field?.focus();
}
