import type { User } from '../api/user.ts';
import { dropValues, readValues, writeValues } from '../browser/tabStorage.ts';

// If the session has expired, the button Sign in again keeps the edits until the visitor saves, cancels, closes the
// dialog or logs out. On a shared computer, these values must not outlive the account's logout.

/** Keys in sessionStorage. */
export const editsKeys = {
  profile: (email: string) => `edits-profile-${email}`,
  deletion: (email: string) => `edits-deletion-${email}`,
};

type KeptForm = keyof typeof editsKeys;

export interface KeptEdits {
  form: KeptForm;
  values: Record<string, string>;
}

/** Reads the kept edits of a form; null if there are none. */
export const readEdits = (form: KeptForm, { email }: User) => readValues(editsKeys[form](email));

export const dropEdits = (form: KeptForm, { email }: User) => dropValues(editsKeys[form](email));

/** Keeps these edits, and drops those of this account's other forms. */
export function keepOnly(edits: KeptEdits | undefined, { email }: User): void {
  for (const [form, keyOf] of Object.entries(editsKeys)) {
    writeValues(keyOf(email), form === edits?.form ? edits.values : {});
  }
}
