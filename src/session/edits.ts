import { dropDraft, readDraft, writeDraft } from './drafts';

/** What was typed into a form of the profile when the session ended. Never passwords. */
export interface Edits {
  form: 'profile' | 'delete';
  values: Record<string, string>;
}

const editsDraft = 'account';

/** Edits that storage refused; lost on reload. */
let editsInMemory: Record<string, unknown> | null = null;

/** The edits of an account in a form, or null. */
export function readEdits(email: string, form: Edits['form']): Edits['values'] | null {
  const edits = editsInMemory ?? readDraft(editsDraft);
  const isWanted = edits.email === email && edits.form === form;
  return isWanted ? ((edits.values ?? null) as Edits['values'] | null) : null;
}

/** Saves the edits of an account in this tab, for its next session. */
export function saveEdits(email: string, { form, values }: Edits): void {
  const edits = { email, form, values };
  editsInMemory = writeDraft(editsDraft, edits) ? null : edits;
}

/** Drops the edits, whatever account they are of. */
export function dropEdits(): void {
  editsInMemory = null;
  dropDraft(editsDraft);
}

/** Drops the edits of all accounts but one, or of all if `email` is undefined. */
export function dropEditsOfOthers(email: string | undefined): void {
  const edits = editsInMemory ?? readDraft(editsDraft);
  if (email === undefined || edits.email !== email) dropEdits();
}
