import { type ComponentProps, createContext, type RefObject, use } from 'react';
import type { FieldValues } from './fieldRules.ts';
import type { ShownOutcome } from './outcome.ts';
import type { useValidation } from './useValidation.ts';

/** The state of a form, for its page and the parts inside it. */
export interface FormState {
  submitting: boolean;
  outcome: ShownOutcome | null;
  succeeded: boolean;
  setOutcome: (outcome: ShownOutcome | null) => void;
}

/** What only `Form` and the parts inside it use of a form. */
export interface FormInternals extends Pick<ReturnType<typeof useValidation>, 'rules' | 'errors'> {
  formRef: RefObject<HTMLFormElement | null>;
  fieldNames: readonly string[];
  draftKey?: string;
  events: Pick<ComponentProps<'form'>, 'onSubmit' | 'onInput'>;
}

type FormContextValue = FormState &
  FormInternals & { singleField?: boolean; defaultValues?: FieldValues };

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field or button. */
export function useFormContext() {
  const context = use(FormContext);
  if (!context) throw new Error('useFormContext must be used inside Form');
  return context;
}
