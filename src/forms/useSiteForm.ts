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
import type { Outcome, ShownOutcome } from './FormMessage';

/** What a form says for itself; all else is the same for every form. */
export interface FormSettings<Values> {
  /** Left out, a field keeps what a browser put into it before the script came. */
  defaultValues?: DefaultValues<Values>;
  /**
   * Makes the call and says how it ended; null when the page goes elsewhere.
   * @param signal ends the call when the page is left.
   */
  send: (values: Values, signal: AbortSignal) => Promise<Outcome | null>;
  /** The sentence for a call that got no answer. */
  thrown: string;
}

/** A react-hook-form form with its way through idle → submitting → success or error. */
export interface SiteForm<Values extends FieldValues> extends UseFormReturn<Values> {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  submitting: boolean;
  outcome: ShownOutcome | null;
  /** Takes the message away or shows another one. A success empties the fields. */
  show: (outcome: Outcome | null) => void;
}

const isControl = (element: Element) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Takes what is in the fields, also what a browser or password manager filled in without an event. */
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
 * The form of every page: sends once at a time, keeps what was typed until it succeeds, ends the call when
 * the page is left, and never lets a failure go unseen. See product.md, Forms.
 */
export function useSiteForm<Values extends FieldValues>({
  defaultValues,
  send,
  thrown,
}: FormSettings<Values>): SiteForm<Values> {
  const form = useForm<Values>({ defaultValues, shouldFocusError: false });
  const { isSubmitting: submitting } = form.formState;
  const [outcome, setOutcome] = useState<ShownOutcome | null>(null);
  const running = useRef<AbortController>(null);
  // With the page, not a moment after it: an answer may come in between.
  useLayoutEffect(() => () => running.current?.abort(), []);

  const show = (next: ShownOutcome | null) => {
    setOutcome(next);
    if (next?.tone === 'success') form.reset();
  };
  const attempt = async (values: Values, signal: AbortSignal): Promise<Outcome | null> => {
    try {
      return await send(values, signal);
    } catch (error) {
      // A mistake of ours looks like a failed call to the visitor, but must not go unseen.
      if (!(error instanceof NetworkError)) console.error(error);
      return { tone: 'error', text: thrownText(error) ?? thrown };
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const element = event.currentTarget;
    // A press on the button leaves the focus where it was, also outside of the form.
    const { activeElement: focused } = document;
    takeFilled(element, form);
    const submit = form.handleSubmit(
      async (values) => {
        const ended = await attempt(values, controller.signal);
        const { activeElement } = document;
        const here = element.contains(activeElement) || activeElement?.contains(element);
        show(ended && { ...ended, elsewhere: activeElement !== focused && !here });
      },
      () => show(null),
    );
    void submit(event).finally(() => {
      running.current = null;
    });
  };
  const past = submitting && outcome ? { ...outcome, past: true } : outcome;
  return { ...form, onSubmit, submitting, outcome: past, show };
}
