import type { CallPath, Fault, Mail, Db } from './model';
import { clearState, loadState, saveState, storageKey } from './storage';

const listeners = new Set<() => void>();

const tellListeners = () => {
  for (const listener of listeners) listener();
};

/** The current state, read-only; the same object until something changes. */
export const readDb = (): Readonly<Db> => loadState();

/**
 * Changes the state in one step: if `change` throws, nothing changes.
 * @returns what `change` returns.
 */
export function updateDb<T>(change: (db: Db) => T): T {
  const db = structuredClone(loadState());
  const result = change(db);
  saveState(db);
  tellListeners();
  return result;
}

/** Resets the mock server to its seeds. */
export function resetDb(): void {
  clearState();
  tellListeners();
}

/** All emails, newest first. */
export const mails = (): readonly Mail[] => loadState().mails;

/** The active faults, by path. */
export const faults = (): Readonly<Db['faults']> => loadState().faults;

/** Sets the fault of a call; `none` restores its normal answer. */
export function setFault(path: CallPath, fault: Fault): void {
  updateDb((db) => {
    db.faults = { ...db.faults, [path]: fault === 'none' ? undefined : fault };
  });
}

/**
 * Calls `listener` after every change, including those of other tabs.
 * @returns the unsubscribe function.
 */
export function subscribeToDb(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (event.key === storageKey || event.key === null) listener();
  };
  listeners.add(listener);
  if (typeof window !== 'undefined') window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    if (typeof window !== 'undefined') window.removeEventListener('storage', onStorage);
  };
}
