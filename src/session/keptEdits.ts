const key = 'draft-account';

/** Edits that storage refused; lost on reload. */
let inMemory: string | null = null;

/** Drops the edits: they were saved or discarded, or the account has changed. */
export function dropEdits(): void {
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
export function keepEdits(email: string, form: FormName, values: Record<string, string>): void {
  const edits = JSON.stringify({ email, form, values });
  try {
    sessionStorage.setItem(key, edits);
  } catch {
    inMemory = edits; // Storage is blocked or full.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key) ?? inMemory;
  } catch {
    return inMemory; // Storage is blocked.
  }
}

/** The edits of this account in a form, or null. Those of another account are dropped. */
export function keptEdits(email: string, form: FormName): Record<string, string> | null {
  try {
    const edits = JSON.parse(read() ?? '{}') as Record<string, unknown>;
    if (edits.email !== email) dropEdits();
    else if (edits.form === form) return (edits.values ?? null) as Record<string, string> | null;
  } catch {
    dropEdits(); // Damaged.
  }
  return null;
}
