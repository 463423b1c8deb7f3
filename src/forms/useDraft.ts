import { type RefObject, useLayoutEffect } from 'react';
import { readDraft, writeDraft } from '../session/drafts.ts';
import { type Control, setControl } from './controls.ts';

/**
 * The text fields and selects of a form, without passwords. A password that is shown is a text field, too; only its
 * `autocomplete` says that it is a password.
 */
const keptControls = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Control>(
    '[name]:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"], [autocomplete$="password"])',
  ),
];

/** Restores the draft of a form when it appears, and saves it on each input. `reset` removes it. */
export function useDraft(ref: RefObject<HTMLFormElement | null>, name?: string): void {
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form || name === undefined) return undefined;
    const saved = readDraft(name);
    for (const control of keptControls(form)) {
      // A draft never replaces a value that was typed or autofilled.
      if (control.value === '') setControl(form, control.name, saved?.[control.name] ?? '');
    }
    const save = () => {
      const filled = keptControls(form).filter(({ value }) => value !== '');
      writeDraft(name, Object.fromEntries(filled.map((control) => [control.name, control.value])));
    };
    form.addEventListener('input', save);
    return () => form.removeEventListener('input', save);
  }, [ref, name]);
}
