import { readStored, writeStored } from './storage.ts';

// Contact, sponsor enquiry and sign-up keep a draft while somebody types, sign-in only its email address
// (forms/formDraft.ts). Forms of the profile keep one only while the visitor signs in again (session/keptEdits.ts).

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
