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

/** Removes a draft. */
export const dropDraft = (name: string) => writeDraft(name, {});

/** The draft of the sign-in form. */
export const signInDraft = { name: 'sign-in', fields: ['email'] };

/** Saves an email address as the draft of the sign-in form. */
export const suggestEmail = (email: string) => writeDraft(signInDraft.name, { email });
