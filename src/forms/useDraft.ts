import { useLayoutEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

const keyOf = (name: string) => `draft-${name}`;

/** Reads a draft; blocked storage or invalid JSON yields an empty one. */
function readDraft(name: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    return typeof draft === 'object' && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}

/** Saves a draft, or removes an empty one. Blocked storage is ignored. */
export function writeDraft(name: string, draft: Record<string, string>): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    return;
  }
}

/** Keeps typed text across reloads of this tab. @param fields a constant array of text fields, no passwords. */
export function useDraft<Values extends FieldValues>(
  { getValues, setValue, subscribe }: UseFormReturn<Values>,
  name: string,
  fields: readonly Path<Values>[],
): void {
  useLayoutEffect(() => {
    const draft = readDraft(name);
    for (const field of fields) {
      const kept = draft[field];
      // Anything typed or autofilled takes precedence.
      if (typeof kept === 'string' && !getValues(field)) {
        setValue(field, kept as PathValue<Values, Path<Values>>);
      }
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed: Record<string, string> = {};
        for (const field of fields) {
          const text: unknown = values[field];
          if (typeof text === 'string' && text !== '') typed[field] = text;
        }
        writeDraft(name, typed);
      },
    });
  }, [getValues, setValue, subscribe, name, fields]);
}
