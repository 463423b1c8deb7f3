/** Where a longer text of a server is cut, in characters. */
const maxLength = 300;

/**
 * The text of an answer's field if it can be shown, else undefined. A server may send an object, a number,
 * markup or ten pages.
 */
export function serverText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (!text) return undefined;
  if (text.length <= maxLength) return text;
  // Do not cut an emoji in half.
  const start = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`;
}

/** The `data.error` of something thrown, if it can be shown. */
export function thrownText(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('data' in thrown)) return undefined;
  const { data } = thrown;
  if (typeof data !== 'object' || data === null || !('error' in data)) return undefined;
  return serverText(data.error);
}
