import type { CallPath, Fault, Mail, MockState } from './model';
import { clearState, loadState, saveState, storageKey } from './storage';

const listeners = new Set<() => void>();

const tellListeners = () => {
  for (const listener of listeners) listener();
};

/** The mock server's memory; read only, and the same object until something changed. */
export const readMock = (): Readonly<MockState> => loadState();

/**
 * Changes the mock server's memory in one step: when `change` throws, nothing has changed.
 * @returns what `change` returns.
 */
export function changeMock<T>(change: (state: MockState) => T): T {
  const state = structuredClone(loadState());
  const result = change(state);
  saveState(state);
  tellListeners();
  return result;
}

/** Puts the mock server back to its seeds: no sessions, no faults, Una's mail in the mailbox. */
export function resetMock(): void {
  clearState();
  tellListeners();
}

/** Every mail the server would have sent, newest first. */
export const mails = (): readonly Mail[] => loadState().mails;

/** The faults that are switched on, by path. */
export const faults = (): Readonly<MockState['faults']> => loadState().faults;

/** Makes a call answer with a fault until `none` is set. */
export function setFault(path: CallPath, fault: Fault): void {
  changeMock((state) => {
    state.faults = { ...state.faults, [path]: fault === 'none' ? undefined : fault };
  });
}

/**
 * Calls `listener` after every change, also one made in another tab.
 * @returns a function that ends it.
 */
export function subscribeMock(listener: () => void): () => void {
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
