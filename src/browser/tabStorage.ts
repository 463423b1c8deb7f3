import { readStored, writeStored } from './storage.ts';

/** Values of a form by the names of their fields. Never passwords. */
type StoredValues = Readonly<Record<string, string>>;

/** Values that storage refused; lost on reload. */
const valuesInMemory = new Map<string, StoredValues>();

function readEntry(key: string): StoredValues | null {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', key) ?? 'null');
    const values = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'string');
    return stored === null ? null : Object.fromEntries(values);
  } catch {
    return null; // The entry is damaged.
  }
}

/** Reads the values of a form; null if there are none. */
export const readValues = (key: string): StoredValues | null =>
  valuesInMemory.get(key) ?? readEntry(key);

/** Stores the values of a form in this tab, or removes the entry if there are none. */
export function writeValues(key: string, values: StoredValues): void {
  const isEmpty = Object.keys(values).length === 0;
  const stored = writeStored('sessionStorage', key, isEmpty ? null : JSON.stringify(values));
  if (stored || isEmpty) valuesInMemory.delete(key);
  else valuesInMemory.set(key, values);
}

export const dropValues = (key: string) => writeValues(key, {});
