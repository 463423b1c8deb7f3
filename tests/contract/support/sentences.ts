import contract from '../../../src/api/openapi.json' with { type: 'json' };

/** All sentences of the document's descriptions that bind the server: not those whose subject is the site. */
export function sentences(part: unknown = contract): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    name === 'description' && typeof value === 'string'
      ? value
          .replace(/^#.*$/gm, '')
          .split(/(?<=\.)\s+/)
          .filter((sentence) => sentence && !/^The (site|sentences)\b/.test(sentence))
      : sentences(value),
  );
}

const known = [...new Set(sentences())];

/** The sentence of the document that begins with these words. */
export function quote(words: string): string {
  const [found, ...others] = known.filter((sentence) => sentence.startsWith(words));
  if (found === undefined) {
    throw new Error(
      `No sentence of src/api/openapi.json begins with “${words}” any more, but tests/contract quotes it. Search for these words and use the new ones.`,
    );
  }
  if (others.length === 0) return found;
  throw new Error(`Several sentences of src/api/openapi.json begin with “${words}”: quote more.`);
}
