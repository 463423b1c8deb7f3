import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { controlOf } from './controls.ts';
import type { FieldRule } from './fieldRules.ts';
import { useFormContext } from './useForm.ts';

/**
 * Registers a field with the surrounding form, which checks it by its rule. Its value is sent if the form's `fieldNames`
 * name the field.
 * @param hintId id of the field's hint, if the caller renders one.
 * @returns the error, and the attributes of the control. The control, not React, holds the value.
 */
export function useField(name: string, rule: FieldRule = {}, hintId?: string) {
  const id = useId();
  const { rulesRef, errors, defaultValues } = useFormContext();
  // After every render, because many rules are made while rendering.
  useLayoutEffect(() => {
    const rules = rulesRef.current;
    rules.set(name, rule);
    return () => void rules.delete(name);
  });
  const error = errors[name];
  const errorId = `${id}-error`;
  const descriptions = [error && errorId, hintId].filter(Boolean);
  return {
    id,
    error,
    errorId,
    attributes: {
      id,
      name,
      required: Boolean(rule.missingText),
      defaultValue: defaultValues[name],
      'aria-invalid': Boolean(error),
      'aria-describedby': descriptions.join(' ') || undefined,
    },
  };
}

/** A field, for its label, control and error. */
export type Field = ReturnType<typeof useField>;

/** Adds Bootstrap's class for a control in error. */
export const controlClass = (name: string, { error }: Field): string =>
  error ? `${name} is-invalid` : name;

/** The value of a field, even if it was filled in before hydration. */
export function useFieldValue(name: string): string {
  const { formRef, defaultValues } = useFormContext();
  const initial = () => defaultValues[name] ?? '';
  return useSyncExternalStore(
    subscribeToInput,
    () => controlOf(formRef.current, name)?.value ?? initial(),
    initial,
  );
}

/**
 * The same function in every render, because React subscribes again to a new one. So it listens on the document, which
 * all events reach.
 */
function subscribeToInput(listener: () => void): () => void {
  document.addEventListener('input', listener);
  return () => document.removeEventListener('input', listener);
}
