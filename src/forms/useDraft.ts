import { type RefObject, useLayoutEffect } from 'react';
import { readDraft, writeDraft } from '../session/drafts';
import { controlOf } from './controls';

/** Texts that outlive a reload in their tab. */
export interface DraftSettings<Name extends string = string> {
  /** The draft's name; its key in sessionStorage is `draft-{name}`. */
  name: string;
  /** Names of text fields and selects. No passwords. */
  fields: readonly Name[];
}

/**
 * Restores the draft of a form when it appears, and saves it on each input.
 * @param draft the same object in every render.
 */
export function useDraft(ref: RefObject<HTMLFormElement | null>, draft?: DraftSettings): void {
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form || !draft) return undefined;
    const { name, fields } = draft;
    const kept = readDraft(name);
    for (const field of fields) {
      const control = controlOf(form, field);
      const text = kept[field];
      // A draft never replaces a text that was typed or autofilled.
      if (control?.value === '' && typeof text === 'string') control.value = text;
    }
    const save = () => {
      const typed: Record<string, string> = {};
      for (const field of fields) {
        const text = controlOf(form, field)?.value;
        if (text) typed[field] = text;
      }
      writeDraft(name, typed);
    };
    form.addEventListener('input', save);
    return () => form.removeEventListener('input', save);
  }, [ref, draft]);
}
