import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { controlOf } from './controls';
import type { Rule } from './fieldRules';
import { useFormContext } from './formContext';

/**
 * Registers a field with the surrounding `Form`, which checks it by its rule and sends it under its name.
 * @param hasHint true if the caller renders a hint with the id `hintId`.
 * @returns the error, and the attributes of the control. The control, not React, holds the value.
 */
export function useField(name: string, rule: Rule = {}, hasHint = false) {
  const id = useId();
  const { internals, errors, defaultValues } = useFormContext();
  // After every render, because many rules are made while rendering.
  useLayoutEffect(() => {
    const { current: rules } = internals.rules;
    rules.set(name, rule);
    return () => void rules.delete(name);
  });
  const error = errors[name];
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  const descriptions = [error && errorId, hasHint && hintId].filter(Boolean);
  return {
    id,
    error,
    errorId,
    hintId,
    attributes: {
      id,
      name,
      required: rule.required,
      defaultValue: defaultValues?.[name],
      'aria-invalid': Boolean(error),
      'aria-describedby': descriptions.join(' ') || undefined,
    },
  };
}

/** The text of a field, even if it was filled in before hydration. */
export function useFieldText(name: string): string {
  const { ref, defaultValues } = useFormContext();
  const initial = () => defaultValues?.[name] ?? '';
  return useSyncExternalStore(
    subscribeToInput,
    () => controlOf(ref.current, name)?.value ?? initial(),
    initial,
  );
}

function subscribeToInput(listener: () => void): () => void {
  document.addEventListener('input', listener);
  return () => document.removeEventListener('input', listener);
}
