import { dropValues, readValues, writeValues } from '../browser/tabStorage.ts';
import { type Control, setControl } from './controls.ts';

/** Keys in sessionStorage. */
export const draftKeys = {
  contact: 'draft-contact',
  sponsor: 'draft-sponsor',
  signUp: 'draft-sign-up',
  /** Holds only the email address. */
  signIn: 'draft-sign-in',
};

/** Saves the email address that the sign-in form starts with. */
export const rememberForSignIn = (email: string) => writeValues(draftKeys.signIn, { email });

export const forgetForSignIn = () => dropValues(draftKeys.signIn);

/**
 * The text fields and selects of a form, without passwords. A password that is shown is a text field, too; only its
 * `autocomplete` says that it is a password.
 */
const draftControls = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Control>(
    '[name]:not([type="checkbox"], [type="radio"], [autocomplete$="password"])',
  ),
];

/** Fills in empty fields: a draft never replaces a value that was typed or autofilled. */
export function restoreDraft(form: HTMLFormElement, key: string): void {
  const saved = readValues(key);
  for (const control of draftControls(form)) {
    if (control.value === '') setControl(form, control.name, saved?.[control.name]);
  }
}

/** Saves the fields that are not empty; removes the draft if all are empty. */
export function saveDraft(form: HTMLFormElement, key: string): void {
  const filled = draftControls(form).filter(({ value }) => value !== '');
  writeValues(key, Object.fromEntries(filled.map((control) => [control.name, control.value])));
}
