import { type ReactNode, useSyncExternalStore } from 'react';
import type { Field } from './useField.ts';
import { useFormContext } from './useForm.ts';

// The parts of every field. A field renders `FieldLabel`, its control and `FieldError`; see FormField.tsx.

/** Hidden from screen readers, which read `required`. */
export const RequiredMark = () => (
  <span className="required-mark" aria-hidden>
    *
  </span>
);

/** The label of a field, with an asterisk if it is required, but not in a form with `hasOneField`. */
export function FieldLabel({ field, children }: { field: Field; children: ReactNode }) {
  const { hasOneField } = useFormContext();
  return (
    <label className="form-label" htmlFor={field.id}>
      {children}
      {field.attributes.required && !hasOneField && <RequiredMark />}
    </label>
  );
}

/** The error of a field. It never interrupts typing: it is announced once focus leaves the field. */
export function FieldError({ field: { id, error, errorId } }: { field: Field }) {
  const focusedId = useSyncExternalStore(subscribeToFocus, focusedElementId, () => null);
  if (!error) return null;
  const focused = focusedId === id;
  return (
    // A new key, because an alert is announced when it is inserted.
    <div
      key={String(focused)}
      id={errorId}
      className="invalid-feedback"
      role="alert"
      aria-live={focused ? 'off' : 'polite'}
    >
      {error}
    </div>
  );
}

const focusedElementId = () => document.activeElement?.id ?? null;

function subscribeToFocus(listener: () => void): () => void {
  const listening = new AbortController();
  for (const type of ['focusin', 'focusout']) {
    document.addEventListener(type, listener, { signal: listening.signal });
  }
  return () => listening.abort();
}
