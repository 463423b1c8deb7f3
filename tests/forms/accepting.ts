import type { FieldValues } from 'react-hook-form';
import type { FormSettings } from '../../src/forms/useSiteForm';

/** A form whose every submit succeeds. @param onSubmit gets the values. */
export const accepting = <Values extends FieldValues>(
  onSubmit: (values: Values) => void = () => undefined,
): FormSettings<Values> => ({
  submit: (values) => {
    onSubmit(values);
    return Promise.resolve(null);
  },
  unanswered: 'Unanswered.',
});
