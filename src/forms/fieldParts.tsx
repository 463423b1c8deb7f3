import { type ReactNode, useSyncExternalStore } from 'react';
import type { useField } from './useField';

type Field = ReturnType<typeof useField>;

/** Adds Bootstrap's class for a control in error. */
export const controlClass = (name: string, { error }: Field): string =>
  error ? `${name} is-invalid` : name;

/** Hidden from screen readers, which read `required`. */
export const RequiredMark = () => (
  <span className="required-mark" aria-hidden>
    *
  </span>
);

/** The label of a field, with an asterisk if it is required. */
export const FieldLabel = ({ field, children }: { field: Field; children: ReactNode }) => (
  <label className="form-label" htmlFor={field.id}>
    {children}
    {field.attributes.required && <RequiredMark />}
  </label>
);

/** Explains the asterisk, once in each form; `single` in a form with one field. */
export const RequiredLegend = ({ single }: { single?: boolean }) => (
  <p className="form-text" aria-hidden>
    {single ? 'The field' : 'Fields'} marked <RequiredMark /> {single ? 'is' : 'are'} required.
  </p>
);

/** The error of a field. It never interrupts typing: it is announced once focus leaves the field. */
export function FieldError({ field: { id, error, errorId } }: { field: Field }) {
  const focusedId = useSyncExternalStore(subscribeToFocus, focusedElementId, () => null);
  if (!error) return null;
  const isFocused = focusedId === id;
  return (
    // A new key, because live regions announce new elements only.
    <div
      key={String(isFocused)}
      id={errorId}
      className="invalid-feedback"
      role="alert"
      aria-live={isFocused ? 'off' : 'polite'}
    >
      {error}
    </div>
  );
}

const focusedElementId = () => document.activeElement?.id ?? null;

function subscribeToFocus(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  return () => document.removeEventListener('focusin', listener);
}
