/** The longest text of a server that is shown, in characters. */
const maxLength = 300;

/**
 * The text of an answer's field if it can be shown to a person, else undefined.
 * A server may send an object, a number, markup or ten pages: only text is shown, as text, shortened.
 */
export function serverText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (!text) return undefined;
  if (text.length <= maxLength) return text;
  // An emoji is two characters long, of which the first alone is nothing.
  const start = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`;
}

/** The `data.error` of something thrown, if it is a text that can be shown. */
export function thrownText(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('data' in thrown)) return undefined;
  const { data } = thrown;
  if (typeof data !== 'object' || data === null || !('error' in data)) return undefined;
  return serverText(data.error);
}
