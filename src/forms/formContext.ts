import { createContext, use } from 'react';
import type { FieldTexts } from './fieldRules';
import type { SiteForm } from './useSiteForm';

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
