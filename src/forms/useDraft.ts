import { useLayoutEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from '../session/drafts';

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
