import { createContext, use } from 'react';
import type { FieldValues } from './fieldRules.ts';
import type { SiteForm } from './useSiteForm.ts';

/** What `Form` provides to its fields and its button. Pages read their form instead. */
type FormControl = SiteForm['control'] & { singleField: boolean; defaultValues?: FieldValues };

export const FormContext = createContext<FormControl | null>(null);

/** The form around a field or button. */
export function useFormContext() {
  const control = use(FormContext);
  if (!control) throw new Error('useFormContext must be used inside Form');
  return control;
}
