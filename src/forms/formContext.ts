import { type ComponentProps, createContext, type RefObject, use } from 'react';
import type { FieldRule, FieldValues } from './fieldRules.ts';
import type { ShownOutcome } from './outcome.ts';

/** What `Form` and its parts use of a form. Pages use their `SiteForm`. */
export interface FormHandle {
  ref: RefObject<HTMLFormElement | null>;
  submitting: boolean;
  outcome: ShownOutcome | null;
  succeeded: boolean;
  setOutcome: (outcome: ShownOutcome | null) => void;
  /** @throws if the page renders no control for one of the form's `fields`. */
  requireControls: () => void;
  draftKey?: string;
  /** The rule of each field on the page, by its name. */
  rules: RefObject<Map<string, FieldRule>>;
  /** The error of each field in error, by its name. */
  errors: Readonly<Record<string, string | undefined>>;
  events: Pick<ComponentProps<'form'>, 'onSubmit' | 'onInput'>;
}

type FormContextValue = FormHandle & { singleField?: boolean; defaultValues?: FieldValues };

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field or button. */
export function useFormContext() {
  const context = use(FormContext);
  if (!context) throw new Error('useFormContext must be used inside Form');
  return context;
}
