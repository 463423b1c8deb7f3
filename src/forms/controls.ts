export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** @throws for radio buttons: their values are not supported. */
export function controlOf(form: HTMLFormElement | null, name: string): Control | null {
  const control = form?.elements.namedItem(name) ?? null;
  if (control instanceof RadioNodeList) throw new Error(`"${name}" names several controls.`);
  return control as Control | null;
}

const isUnchecked = (control: Control) =>
  control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked;

/**
 * The values of these fields; that of an unchecked checkbox is empty. Read from the controls, because FormData makes
 * Chromium lay out the page if the form has a text area.
 * @throws if the form lacks a field.
 */
export function valuesOf<Name extends string>(form: HTMLFormElement | null, names: Iterable<Name>) {
  const entries = Array.from(names, (name) => {
    const control = controlOf(form, name);
    if (!control) {
      const others = [...new FormData(form ?? undefined).keys()].join(', ');
      throw new Error(`The form has no field "${name}", only: ${others}.`);
    }
    return [name, isUnchecked(control) ? '' : control.value];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Fires `input`, so that errors, draft and hints notice a change by script. Browsers fire none. */
export const fireInput = (target: HTMLElement) =>
  target.dispatchEvent(new Event('input', { bubbles: true }));

/** Sets a text or the option of a select as if the visitor had; undefined changes nothing. */
export function setControl(form: HTMLFormElement | null, name: string, value?: string): void {
  const control = controlOf(form, name);
  if (!control || value === undefined || control.value === value) return;
  control.value = value;
  fireInput(control);
}
