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
