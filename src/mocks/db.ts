import type { CallPath } from '../api/calls.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import type { Db, Fault } from './model.ts';
import { seededAccounts, seededDb } from './seeds.ts';

const storageKey = 'mock-api';

/** Changes if a key of `Db` or a seeded account changes, for example if profiles get another field. */
const version = JSON.stringify([Object.keys(seededDb()), seededAccounts]);

/** The state if localStorage is blocked or full. */
let memory: Db | undefined;
let parsed: { text: string | null; db: Db } | undefined;

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

// Another tab has changed the state. If that tab has cleared the whole storage, the key is null.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) notify();
  });
}

/** The current state; the same object until it changes here or in another tab. */
export function readDb(): Readonly<Db> {
  if (memory) return memory;
  const text = readStored('localStorage', storageKey);
  if (parsed?.text !== text) parsed = { text, db: parse(text) ?? seededDb() };
  return parsed.db;
}

/** Changes the state in one step: if `change` throws, nothing changes. */
export function updateDb<T>(change: (db: Db) => T): T {
  const db: Db = structuredClone(readDb());
  const result = change(db);
  memory = writeStored('localStorage', storageKey, JSON.stringify({ version, ...db }))
    ? undefined
    : db;
  notify();
  return result;
}

/** Resets the state to its seeds. */
export function resetDb(): void {
  memory = undefined;
  parsed = undefined;
  writeStored('localStorage', storageKey, null);
  notify();
}

export const setFault = (path: CallPath, fault: Fault): void =>
  updateDb(({ faults }) => {
    faults[path] = fault;
  });

/** Calls `listener` after every change, including those in other tabs. @returns the unsubscribe function. */
export function subscribeToDb(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parse(text: string | null): Db | undefined {
  if (text === null) return undefined;
  try {
    const stored = JSON.parse(text) as (Db & { version?: string }) | null;
    return stored?.version === version ? stored : undefined;
  } catch {
    return undefined;
  }
}
