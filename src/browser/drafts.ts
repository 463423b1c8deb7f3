import { readStored, writeStored } from './storage.ts';

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
};

/** Saves the email address that the sign-in form starts with. */
export const rememberForSignIn = (email: string) => writeDraft(draftNames.signIn, { email });
