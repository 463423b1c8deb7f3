import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { controlClass, FieldError, RequiredMark } from '../../forms/FormField';

/** The value of the field. */
export interface TermsValues {
  terms: boolean;
}

/** The required consent to the terms. */
export function TermsField() {
  const id = useId();
  const { register, formState } = useFormContext<TermsValues>();
  const error = formState.errors.terms;
  return (
    <div className="form-field">
      <div className="form-check">
        <input
          type="checkbox"
          {...register('terms', { required: 'Please accept the terms and conditions.' })}
          id={id}
          required
          className={controlClass('form-check-input', error)}
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${id}-error`}
        />
        <label className="form-check-label" htmlFor={id}>
          I accept the {/* Opens beside the form, so that nothing typed is lost. */}
          <Link to="/terms-conditions" target="_blank" rel="noopener">
            terms and conditions<span className="visually-hidden"> (opens in a new tab)</span>
          </Link>
          <RequiredMark />
        </label>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
