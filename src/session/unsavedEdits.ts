import { dropDraft, readDraft, writeDraft } from './drafts';

/** Unsent values of a form of the profile whose session has ended. Never passwords. */
export interface Edits {
  form: 'profile' | 'delete';
  values: Record<string, string>;
}

const draftName = 'account';

/** Edits that storage refused; lost on reload. */
let inMemory: Record<string, unknown> | null = null;

/** Drops the edits: they were saved or discarded, or the account has changed. */
export function dropEdits(): void {
  inMemory = null;
  dropDraft(draftName);
}

/** Keeps the edits of an account in this tab. */
export function keepEdits(email: string, edits: Edits): void {
  const kept = { email, ...edits };
  inMemory = writeDraft(draftName, kept) ? null : kept;
}

/** The values kept for an account and form, or null. Drops the edits of another account. */
export function keptValues(email: string, form: Edits['form']): Edits['values'] | null {
  const kept = inMemory ?? readDraft(draftName);
  if (kept.email !== email) dropEdits();
  else if (kept.form === form) return (kept.values ?? null) as Edits['values'] | null;
  return null;
}
