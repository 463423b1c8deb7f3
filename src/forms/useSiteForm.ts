// For the pages that still use the old name.
export { type FormState as SiteForm, useForm as useSiteForm } from './useForm.ts';
