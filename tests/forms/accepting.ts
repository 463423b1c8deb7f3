import type { FormSettings } from '../../src/forms/useSiteForm';

/** A form whose every submit succeeds. @param onSubmit gets the values. */
export const accepting = <Values extends object>(
  onSubmit: (values: Values) => void = () => undefined,
): FormSettings<Values> => ({
  submit: (values) => {
    onSubmit(values);
    return null;
  },
  unanswered: 'Unanswered.',
});
