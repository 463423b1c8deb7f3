import { type RefObject, useLayoutEffect } from 'react';
import { readDraft, writeDraft } from '../session/drafts';
import { controlOf, textsOf } from './controls';

/** Texts that outlive a reload in their tab. */
export interface DraftSettings {
  /** The draft's name; its key in sessionStorage is `draft-{name}`. */
  name: string;
  /** Names of text fields and selects. No passwords. */
  fields: readonly string[];
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
    const saved = readDraft(name) ?? {};
    for (const field of fields) {
      const control = controlOf(form, field);
      const text = saved[field];
      // A draft never replaces a text that was typed or autofilled.
      if (control?.value === '' && text !== undefined) control.value = text;
    }
    const save = () => {
      const texts = Object.entries(textsOf(form, fields));
      writeDraft(name, Object.fromEntries(texts.filter(([, text]) => text !== '')));
    };
    form.addEventListener('input', save);
    return () => form.removeEventListener('input', save);
  }, [ref, draft]);
}
