import type { User } from '../api/user.ts';
import { readStored, writeStored } from '../browser/storage.ts';

// A draft is saved in one of three ways. A form with `draftName` saves while the visitor types, and restores after a
// reload (`useDraft`). A form of the profile saves its `UnsavedValues` only if its session has expired, and the
// account's next session restores them: on a shared computer, typed values must not outlive a sign-out. `prefillSignIn`
// saves the email address of another form or of an expired session.

/** Values of a form by the names of their fields, kept in this tab. Never passwords. */
export type Draft = Readonly<Record<string, string>>;

/** Drafts that storage refused; lost on reload. */
const inMemory = new Map<string, Draft>();

const keyOf = (name: string) => `draft-${name}`;

function readStorage(name: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', keyOf(name)) ?? 'null');
    const values = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'string');
    return stored === null ? null : Object.fromEntries(values);
  } catch {
    return null; // The draft is damaged.
  }
}

/** Reads a draft; null if there is none. */
export const readDraft = (name: string): Draft | null => inMemory.get(name) ?? readStorage(name);

/** Saves a draft, or removes an empty one. */
export function writeDraft(name: string, draft: Draft): void {
  const isEmpty = Object.keys(draft).length === 0;
  const stored = writeStored('sessionStorage', keyOf(name), isEmpty ? null : JSON.stringify(draft));
  if (stored || isEmpty) inMemory.delete(name);
  else inMemory.set(name, draft);
}

export const dropDraft = (name: string) => writeDraft(name, {});

/** The name of each form's draft. */
export const draftNames = {
  contact: 'contact',
  sponsor: 'sponsor',
  signUp: 'sign-up',
  /** Keeps the email address alone. */
  signIn: 'sign-in',
  /** For unsaved changes. */
  profile: ({ email }: User) => `profile-${email}`,
  /** For the reason for leaving. */
  deletion: ({ email }: User) => `deletion-${email}`,
};

/** Removes the drafts of an account. */
export function dropAccountDrafts(user: User): void {
  dropDraft(draftNames.profile(user));
  dropDraft(draftNames.deletion(user));
}

/** The values of a form, to save as its draft if the session has expired. */
export interface UnsavedValues {
  draftName: string;
  values: () => Draft;
}

export const prefillSignIn = (email: string) => writeDraft(draftNames.signIn, { email });
