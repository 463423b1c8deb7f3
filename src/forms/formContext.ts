import { createContext, use } from 'react';
import type { FieldValues } from './fieldRules.ts';
import type { SiteForm } from './useSiteForm.ts';

/** `Form` provides itself to its fields and its button. */
export const FormContext = createContext<
  (SiteForm & { singleField: boolean; defaultValues?: FieldValues }) | null
>(null);

/** The form around a field or button. */
export function useFormContext() {
  const form = use(FormContext);
  if (!form) throw new Error('useFormContext must be used inside Form');
  return form;
}
