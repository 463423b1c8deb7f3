/** Maximum length of each kind of text, as in openapi.json. */
export const maxLengths = { text: 500, message: 200_000, email: 320, password: 256 } as const;

/** Length in code points, as JSON Schema counts. */
export const lengthOf = (text: string): number => Array.from(text).length;
