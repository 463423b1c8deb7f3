/** A paragraph, a list, or facts under their terms. `[words](/path)` and email addresses become links. */
export type TextBlock =
  | string
  | { heading?: string; items: readonly string[] }
  | { facts: readonly (readonly [string, string])[] };
