/** A text with its invisible characters and combining marks as code points, for example ‹U+FEFF›. */
const visible = (text: string): string =>
  text.replace(
    /(?! )[\p{C}\p{Z}\p{M}]/gu,
    (character) =>
      `‹U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? ''}›`,
  );

/** A text for a message: visible, and shortened in its middle. */
export function shownText(text: string, most = 80): string {
  const points = Array.from(text);
  if (points.length <= most) return visible(text);
  const [start, end] = [points.slice(0, most / 2), points.slice(-most / 4)].map((part) =>
    visible(part.join('')),
  );
  return `${start ?? ''} … ${end ?? ''} (${points.length.toLocaleString('en')} characters)`;
}

/** A value for a message, with each of its texts shown. */
export const shown = (value: unknown): string =>
  value === undefined
    ? 'missing'
    : JSON.stringify(value, (_name, inner: unknown) =>
        typeof inner === 'string' ? shownText(inner) : inner,
      );
