const key = 'draft-account';

/** A draft that storage refused; lost on reload. */
let inMemory: string | null = null;

/** Drops the draft: it was saved or discarded, or the account has changed. */
export function dropAccountDraft(): void {
  inMemory = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}

/** The forms whose edits outlive their session. */
type FormName = 'profile' | 'delete';

/** Keeps the edits of an account in this tab when its session ends. Never passwords. */
export function saveAccountDraft(
  email: string,
  form: FormName,
  values: Record<string, string>,
): void {
  const draft = JSON.stringify({ email, form, values });
  try {
    sessionStorage.setItem(key, draft);
  } catch {
    inMemory = draft; // Storage is blocked or full.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key) ?? inMemory;
  } catch {
    return inMemory; // Storage is blocked.
  }
}

/** The account's draft for a form, or null. Drops another account's draft. */
export function readAccountDraft(email: string, form: FormName): Record<string, string> | null {
  try {
    const draft = JSON.parse(read() ?? '{}') as Record<string, unknown>;
    if (draft.email !== email) dropAccountDraft();
    else if (draft.form === form) return (draft.values ?? null) as Record<string, string> | null;
  } catch {
    dropAccountDraft(); // Damaged.
  }
  return null;
}
