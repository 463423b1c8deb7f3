import type { FieldTexts } from './fieldRules.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const controlOf = (form: HTMLFormElement | null, name: string) =>
  (form?.elements.namedItem(name) ?? null) as Control | null;

/** The texts of these fields; that of an unchecked checkbox is empty. */
export function textsOf(form: HTMLFormElement, names: Iterable<string>): FieldTexts {
  const data = new FormData(form);
  return Object.fromEntries(
    Array.from(names, (name) => {
      const text = data.get(name);
      return [name, typeof text === 'string' ? text : ''];
    }),
  );
}

/** Fires `input`, so that errors, draft and hints notice a value set by script. Browsers fire none. */
export const fireInput = (target: Control) =>
  target.dispatchEvent(new Event('input', { bubbles: true }));

/** Sets a text as if the visitor had typed it. */
export function setControl(form: HTMLFormElement | null, name: string, text: string): void {
  const control = controlOf(form, name);
  if (!control || control.value === text) return;
  control.value = text;
  fireInput(control);
}
