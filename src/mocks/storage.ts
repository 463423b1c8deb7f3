import type { Db } from './model';
import { seededState } from './seeds';

/** The mock server's key in localStorage, apart from the session's `user` and `token`. */
export const storageKey = 'mock-api';

/** Increased when the shape of the state changes, so that an older stored state is dropped. */
const version = 1;

/** Limits in characters for emails and pictures: well below the usual quota of 5 million. */
const mailsLimit = 1_000_000;
const uploadsLimit = 1_500_000;

/** The state while localStorage refuses it. */
let memory: Db | undefined;
let parsed: { text: string | null; db: Db } | undefined;

/** The current state; the same object until it changes here or in another tab. */
export function loadState(): Db {
  if (memory) return memory;
  const text = readText();
  if (!parsed || parsed.text !== text) parsed = { text, db: parse(text) ?? seededState() };
  return parsed.db;
}

/** Stores the state; drops the oldest emails and pictures if space is short. */
export function saveState(db: Db): void {
  db.mails = newestWithin(mailsLimit, db.mails, (mail) => mail.body.length + 300);
  db.uploads = newestWithin(uploadsLimit, db.uploads, (upload) => upload.dataUrl.length);
  for (let kept = db.uploads.length; kept >= 0; kept -= 1) {
    const text = JSON.stringify({ version, ...db, uploads: db.uploads.slice(0, kept) });
    if (writeText(text)) {
      memory = undefined;
      return;
    }
  }
  memory = db;
}

/** Forgets everything: the next read returns the seeds. */
export function clearState(): void {
  memory = undefined;
  parsed = undefined;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Blocked: nothing to remove.
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function writeText(text: string): boolean {
  try {
    localStorage.setItem(storageKey, text);
    return true;
  } catch {
    return false;
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
