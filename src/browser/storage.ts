type StorageName = 'localStorage' | 'sessionStorage';

/** Reads a text. @returns null if there is none, or if the browser blocks storage. */
export function readStored(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it (null). @returns false if storage is full or blocked. */
export function writeStored(storage: StorageName, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Values of a form by the names of their fields, kept in this tab under `draft-{name}`. Never passwords. */
export type Draft = Readonly<Record<string, string>>;

/** Drafts that storage refused; lost on reload. */
const draftsInMemory = new Map<string, Draft>();

const keyOf = (name: string) => `draft-${name}`;

function readStoredDraft(name: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', keyOf(name)) ?? 'null');
    const values = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'string');
    return stored === null ? null : Object.fromEntries(values);
  } catch {
    return null; // The draft is damaged.
  }
}

/** Reads a draft; null if there is none. */
export const readDraft = (name: string): Draft | null =>
  draftsInMemory.get(name) ?? readStoredDraft(name);

/** Saves a draft, or removes an empty one. */
export function writeDraft(name: string, draft: Draft): void {
  const isEmpty = Object.keys(draft).length === 0;
  const stored = writeStored('sessionStorage', keyOf(name), isEmpty ? null : JSON.stringify(draft));
  if (stored || isEmpty) draftsInMemory.delete(name);
  else draftsInMemory.set(name, draft);
}

export const dropDraft = (name: string) => writeDraft(name, {});
