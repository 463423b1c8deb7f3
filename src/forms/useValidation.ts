import { type RefObject, useRef, useState } from 'react';
import { valuesOf } from './controls.ts';
import { errorOf, type FieldRule } from './fieldRules.ts';

/** The sentence for each field in error, by its name. */
type FieldErrors = Readonly<Record<string, string | undefined>>;

/** Checks the fields of a form by their rules. */
export function useValidation(formRef: RefObject<HTMLFormElement | null>) {
  /** The rule of each field on the page, by its name. */
  const rulesRef = useRef(new Map<string, FieldRule>());
  /** Null until the first submit; from then on, a field is checked on input. */
  const [errors, setErrors] = useState<FieldErrors | null>(null);

  const findErrors = (names: Iterable<string>): FieldErrors => {
    const values = valuesOf(formRef.current, rulesRef.current.keys());
    const errorIn = (name: string) =>
      errorOf(rulesRef.current.get(name) ?? {}, values[name] ?? '', values);
    return Object.fromEntries(Array.from(names, (name) => [name, errorIn(name)]));
  };
  return {
    rulesRef,
    errors: errors ?? {},
    /** Checks all fields. @returns true if none is in error. */
    validate: (): boolean => {
      const found = findErrors(rulesRef.current.keys());
      setErrors(found);
      return !Object.values(found).some(Boolean);
    },
    /** Checks again a field whose value has changed, and the field that it affects. */
    revalidate: (name: string): void => {
      const rule = errors && rulesRef.current.get(name);
      if (!rule) return;
      const found = findErrors(rule.affects ? [name, rule.affects] : [name]);
      setErrors((before) => {
        // `before` is null after a reset.
        const hasChanged =
          before && Object.entries(found).some(([key, error]) => before[key] !== error);
        return hasChanged ? { ...before, ...found } : before;
      });
    },
    clearErrors: () => setErrors(null),
  };
}
