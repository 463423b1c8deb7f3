/** A paragraph, a list, or terms with their descriptions. `[words](/path)` and email addresses become links. */
export type TextBlock =
  | string
  | { heading?: string; items: readonly string[] }
  | { terms: readonly (readonly [string, string])[] };
