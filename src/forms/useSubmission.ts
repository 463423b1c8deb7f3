import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import type { FieldErrors, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { NetworkError } from '../api/client';

/** How a submit ended, as it is told to the visitor. */
export interface Outcome {
  tone: 'success' | 'error';
  text: string;
  /** True when the form starts anew with empty fields. */
  clear?: boolean;
}

/** An outcome as it stands on the page. */
export interface ToldOutcome extends Outcome {
  /** True when the visitor has turned to something outside of the form: the focus stays there. */
  elsewhere?: boolean;
  /** True while the next call runs: unseen, it keeps its place, so that nothing moves below a double click. */
  past?: boolean;
}

/** A form's way through idle → submitting → success or error. */
export interface Submission {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  submitting: boolean;
  outcome: ToldOutcome | null;
  /** Takes the message away or shows another one. */
  setOutcome: (outcome: Outcome | null) => void;
}

interface Sending<Values> {
  /**
   * Makes the call and tells how it ended; null when the page goes elsewhere.
   * @param signal ends the call when the page is left.
   */
  send: (values: Values, signal: AbortSignal) => Promise<Outcome | null>;
  /** The sentence for a call that got no answer. */
  thrown: string | ((error: unknown) => string);
}

const isControl = (element: Element) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/**
 * Takes what stands in the fields, also what the browser or a password manager filled in without React
 * hearing of it.
 */
function takeFilled<Values extends FieldValues>(
  element: HTMLFormElement,
  form: UseFormReturn<Values>,
): void {
  const values = form.getValues();
  for (const control of element.elements) {
    if (!isControl(control)) continue;
    const name = control.name as Path<Values>;
    const value =
      control.type === 'checkbox' && 'checked' in control ? control.checked : control.value;
    if (name in values && values[name] !== value) {
      form.setValue(name, value as PathValue<Values, Path<Values>>);
    }
  }
}

/**
 * Gives the focus to the first field in error as the visitor sees them. React-hook-form would go by the
 * order of registration, where the fields of a component like `PhoneFields` come last; a form that has
 * one turns that off with `useForm({ shouldFocusError: false })`.
 */
function focusFirst<Values extends FieldValues>(
  element: HTMLFormElement,
  errors: FieldErrors<Values>,
): void {
  const inError = [...element.elements].find(
    (control) => isControl(control) && Object.hasOwn(errors, control.name),
  );
  if (inError && isControl(inError)) inError.focus();
}

/**
 * Sends a form once at a time, keeps what was typed unless told otherwise, ends the call when the page is
 * left, and never lets a failure go unseen. See product.md, Forms.
 */
export function useSubmission<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { send, thrown }: Sending<Values>,
): Submission {
  const [submitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<ToldOutcome | null>(null);
  const running = useRef<AbortController>(null);
  // With the page, not a moment after it: an answer may come in between.
  useLayoutEffect(() => () => running.current?.abort(), []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const element = event.currentTarget;
    const sentFrom = document.activeElement;
    takeFilled(element, form);
    // At once, so that each message is a new one, however fast the answer comes.
    setSubmitting(true);

    const submit = async (values: Values): Promise<Outcome | null> => {
      try {
        return await send(values, controller.signal);
      } catch (error) {
        // A mistake of ours looks like a failed call to the visitor, but must not go unseen.
        if (!(error instanceof NetworkError)) console.error(error);
        return { tone: 'error', text: typeof thrown === 'string' ? thrown : thrown(error) };
      }
    };
    let ended: Outcome | null = null;
    void form
      .handleSubmit(
        async (values) => {
          ended = await submit(values);
        },
        (errors) => focusFirst(element, errors),
      )(event)
      .finally(() => {
        running.current = null;
        if (controller.signal.aborted) return;
        setSubmitting(false);
        if (ended?.clear) form.reset();
        const { activeElement } = document;
        const stayed =
          activeElement === sentFrom ||
          activeElement === document.body ||
          element.contains(activeElement);
        setOutcome(ended && { ...ended, elsewhere: !stayed });
      });
  };
  const told = submitting && outcome ? { ...outcome, past: true } : outcome;
  return { onSubmit, submitting, outcome: told, setOutcome };
}
