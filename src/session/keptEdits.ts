import type { User } from '../api/user.ts';
import { type Draft, dropDraft, readDraft, writeDraft } from '../browser/drafts.ts';

// If the session has expired, Sign in again keeps the edits until the visitor saves, cancels, closes the dialog or logs
// out. On a shared computer, typed values must not outlive a logout.

/** The forms of the profile whose edits are kept. */
export const keptForms = ['profile', 'deletion'] as const;
type KeptForm = (typeof keptForms)[number];

export interface KeptEdits {
  form: KeptForm;
  values: Draft;
}

const draftNameOf = (form: KeptForm, { email }: User) => `${form}-${email}`;

/** Reads the kept edits of a form; null if there are none. */
export const readEdits = (form: KeptForm, user: User) => readDraft(draftNameOf(form, user));

export const keepEdits = ({ form, values }: KeptEdits, user: User) =>
  writeDraft(draftNameOf(form, user), values);

export const dropEdits = (form: KeptForm, user: User) => dropDraft(draftNameOf(form, user));
