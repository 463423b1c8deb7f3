import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { NetworkError, thrownText } from '../api/client';
import type { ShownOutcome } from './FormAlert';
import { failure, type Outcome } from './outcome';

/** The settings of one form. See product.md, Forms. */
export interface FormSettings<Values> {
  /** Fields without a default keep autofill from before hydration. */
  defaultValues?: DefaultValues<Values>;
  /** Makes the call. @returns what to show; null if the page shows the success in another way. */
  submit: (values: Values, signal: AbortSignal) => Promise<Outcome | null>;
  /** The sentence if `submit` throws, because no response arrived. */
  unanswered: string;
}

export interface SiteForm<Values extends FieldValues> extends UseFormReturn<Values> {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  submitting: boolean;
  outcome: ShownOutcome | null;
  /** Sets or clears the message. A success resets the fields. */
  show: (outcome: Outcome | null) => void;
}

const isControl = (element: Element) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Copies the DOM values into the form: browsers and password managers may fill fields without an event. */
function syncAutofill<Values extends FieldValues>(
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

async function attempt<Values>(
  { submit, unanswered }: FormSettings<Values>,
  values: Values,
  signal: AbortSignal,
): Promise<Outcome | null> {
  try {
    return await submit(values, signal);
  } catch (error) {
    // A bug of ours looks like a failed call to the visitor; log it.
    if (!(error instanceof NetworkError)) console.error(error);
    return failure(thrownText(error) ?? unanswered);
  }
}

/** The hook of every form that makes a call: one submit at a time, aborted on unmount. See product.md, Forms. */
export function useSiteForm<Values extends FieldValues>(
  settings: FormSettings<Values>,
): SiteForm<Values> {
  const { defaultValues } = settings;
  const form = useForm<Values>({ defaultValues, shouldFocusError: false });
  const { isSubmitting: submitting } = form.formState;
  const [outcome, setOutcome] = useState<ShownOutcome | null>(null);
  const running = useRef<AbortController>(null);
  // Layout effect: a passive one would run after the unmount, and a response could arrive in between.
  useLayoutEffect(() => () => running.current?.abort(), []);

  const show = (next: ShownOutcome | null) => {
    setOutcome(next);
    if (next?.tone === 'success') form.reset();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const element = event.currentTarget;
    // A click on the button does not move focus, which may be outside the form.
    const { activeElement: focusedBefore } = document;
    syncAutofill(element, form);
    const submit = form.handleSubmit(
      async (values) => {
        const next = await attempt(settings, values, controller.signal);
        const { activeElement } = document;
        const isAtForm = element.contains(activeElement) || activeElement?.contains(element);
        show(next && { ...next, keepFocus: activeElement !== focusedBefore && !isAtForm });
      },
      () => show(null),
    );
    void submit(event).finally(() => {
      running.current = null;
    });
  };
  const shown = submitting && outcome ? { ...outcome, stale: true } : outcome;
  return { ...form, onSubmit, submitting, outcome: shown, show };
}
