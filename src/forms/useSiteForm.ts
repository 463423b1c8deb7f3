import { createContext, use, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NetworkError, thrownText } from '../api/client';
import { fireInput, textsOf } from './controls';
import type { FieldTexts, Rule } from './fieldRules';
import { failedWith, type Outcome } from './outcome';

/** The settings of one form. See product.md, Forms. */
export interface FormSettings<Values> {
  /** The message to show until the first submit. */
  initialOutcome?: Outcome | null;
  /** Makes the call. @returns what to show; null if the page shows the success in another way. */
  submit: (values: Values, signal: AbortSignal) => Promise<Outcome | null> | Outcome | null;
  /** The sentence to show if no response arrived, or `submit` threw (default: Something went wrong. Please try again.). */
  unanswered?: string;
}

/**
 * The hook of every form. Unmounting aborts its call. See product.md, Forms.
 *
 * From typing to the outcome:
 *
 * 1. The DOM holds the texts, because password managers set them without an event. `useField` registers the name and rule
 *    of a field in `internals.rules`.
 * 2. On submit, `Form` checks the texts. It holds the errors, shows them and focuses the first.
 * 3. Without errors, `internals.send` passes the texts to the page's `submit`, which makes the call.
 * 4. `submit` returns an `Outcome`, which `OutcomeAlert` shows. A success empties the fields.
 *
 * Texts that we set ourselves (`setControl`, `reset`) fire `input`, as typing does. Three places listen: `Form` checks
 * again, `useDraft` saves, `useFieldText` renders what depends on a text.
 */
export function useSiteForm<Values extends object>({
  initialOutcome = null,
  submit,
  unanswered = 'Something went wrong. Please try again.',
}: FormSettings<Values>) {
  const ref = useRef<HTMLFormElement>(null);
  /** The rule of each field on the page, by its name. */
  const rules = useRef(new Map<string, Rule>());
  const running = useRef<AbortController>(null);
  const [submitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState(initialOutcome);
  // Layout effect: a passive one would run after the unmount, and a response could arrive in between.
  useLayoutEffect(() => () => running.current?.abort(), []);

  /** The texts of all fields; other controls are not sent. */
  const values = () => (ref.current ? textsOf(ref.current, rules.current.keys()) : {}) as Values;
  const reset = () => {
    ref.current?.reset();
    if (ref.current) fireInput(ref.current);
  };

  /** Sends valid fields. */
  const send = async () => {
    const form = ref.current;
    // A click on the button does not move focus, which may be outside the form.
    const { activeElement: focusedBefore } = document;
    running.current = new AbortController();
    setOutcome((before) => before && { ...before, superseded: true });
    // Flush, so that no second submit finds the form idle.
    flushSync(() => setSubmitting(true));
    let next: Outcome | null;
    try {
      next = await submit(values(), running.current.signal);
    } catch (error) {
      // A bug of ours looks like a failed call to the visitor; log it.
      if (!(error instanceof NetworkError)) console.error(error);
      next = failedWith(thrownText(error) ?? unanswered);
    }
    const { activeElement } = document;
    const isAtForm = form?.contains(activeElement) || activeElement?.contains(form);
    setSubmitting(false);
    setOutcome(next && { ...next, keepFocus: activeElement !== focusedBefore && !isAtForm });
    if (next?.tone === 'success') reset();
  };
  /** For `Form` and its fields, not for pages. */
  const internals = { rules, send };
  return { ref, submitting, outcome, values, reset, setOutcome, internals };
}

/** A form of the site, for `Form` and its page. */
export type SiteForm<Values extends object = object> = ReturnType<typeof useSiteForm<Values>>;

/** The error of each field in error, by its name. */
export type Errors = Readonly<Record<string, string | undefined>>;

interface FormContextValue extends SiteForm {
  errors: Errors;
  defaultValues: FieldTexts | undefined;
}

/** `Form` provides itself to its fields and its button. */
export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field or button. */
export function useFormContext(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('useFormContext must be used inside Form');
  return form;
}
