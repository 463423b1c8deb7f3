import type { CallPath, Db, Fault, Mail } from './model';
import { seededDb } from './seeds';

const storageKey = 'mock-api';

/** Increase it when the shape of `Db` changes: a stored state of another version is dropped. */
const version = 1;

/** Limits in characters, well below the usual quota of 5 million. */
const mailsLimit = 1_000_000;
const uploadsLimit = 1_500_000;

/** The state if localStorage is blocked or full. */
let memory: Db | undefined;
let parsed: { text: string | null; db: Db } | undefined;

const listeners = new Set<() => void>();

/** The current state; the same object until it changes here or in another tab. */
export function readDb(): Readonly<Db> {
  if (memory) return memory;
  const text = readText();
  if (parsed?.text !== text) parsed = { text, db: parse(text) ?? seededDb() };
  return parsed.db;
}

/** Changes the state in one step: if `change` throws, nothing changes. */
export function updateDb<T>(change: (db: Db) => T): T {
  const db: Db = structuredClone(readDb());
  const result = change(db);
  db.mails = newestWithin(mailsLimit, db.mails, (mail) => mail.body.length + 300);
  db.uploads = newestWithin(uploadsLimit, db.uploads, (upload) => upload.dataUrl.length);
  try {
    localStorage.setItem(storageKey, JSON.stringify({ version, ...db }));
    memory = undefined;
  } catch {
    memory = db;
  }
  for (const listener of listeners) listener();
  return result;
}

/** Resets the state to its seeds. */
export function resetDb(): void {
  memory = undefined;
  parsed = undefined;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
  for (const listener of listeners) listener();
}

/** All emails, newest first. */
export const mails = (): readonly Mail[] => readDb().mails;

/** The active faults, by path. */
export const faults = (): Readonly<Db['faults']> => readDb().faults;

/** Sets the fault of a call. */
export function setFault(path: CallPath, fault: Fault): void {
  updateDb((db) => {
    db.faults = { ...db.faults, [path]: fault === 'none' ? undefined : fault };
  });
}

/** Calls `listener` after every change, including those in other tabs. @returns the unsubscribe function. */
export function subscribeToDb(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null if the whole storage was cleared.
    if (key === storageKey || key === null) listener();
  };
  listeners.add(listener);
  if (typeof window !== 'undefined') window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    if (typeof window !== 'undefined') window.removeEventListener('storage', onStorage);
  };
}

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function parse(text: string | null): Db | undefined {
  if (text === null) return undefined;
  try {
    const stored = JSON.parse(text) as (Db & { version?: number }) | null;
    return stored?.version === version ? stored : undefined;
  } catch {
    return undefined;
  }
}

function newestWithin<T>(limit: number, newestFirst: T[], sizeOf: (item: T) => number): T[] {
  let size = 0;
  return newestFirst.filter((item, index) => {
    size += sizeOf(item);
    return index === 0 || size <= limit;
  });
}
