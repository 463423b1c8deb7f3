const keyOf = (name: string) => `draft-${name}`;

/** Reads a draft of this tab; blocked storage or invalid JSON yields an empty one. */
export function readDraft(name: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    return typeof draft === 'object' && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}

/** Saves a draft, or removes an empty one. @returns false if storage refuses it. */
export function writeDraft(name: string, draft: Record<string, unknown>): boolean {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The draft of the sign-in form. */
export const signInDraft = { name: 'sign-in', fields: ['email'] };

/** Fills in the sign-in form, for this tab. */
export const suggestEmail = (email: string) => writeDraft(signInDraft.name, { email });

const account = 'account';

/** An account's draft that storage refused; lost on reload. */
let inMemory: Record<string, unknown> | null = null;

/** Drops the account's draft: it was saved or discarded, or the account has changed. */
export function dropAccountDraft(): void {
  inMemory = null;
  writeDraft(account, {});
}

/** The forms whose edits outlive their session. */
export type FormName = 'profile' | 'delete';

/** Keeps the edits of an account in this tab when its session ends. Never passwords. */
export function saveAccountDraft(
  email: string,
  form: FormName,
  values: Record<string, string>,
): void {
  const draft = { email, form, values };
  inMemory = writeDraft(account, draft) ? null : draft;
}

/** The account's draft for a form, or null. Drops another account's draft. */
export function readAccountDraft(email: string, form: FormName): Record<string, string> | null {
  const draft = inMemory ?? readDraft(account);
  if (draft.email !== email) dropAccountDraft();
  else if (draft.form === form) return (draft.values ?? null) as Record<string, string> | null;
  return null;
}
