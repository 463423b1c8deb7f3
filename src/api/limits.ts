/** Most characters of each kind of text, as in openapi.json: 300-character names and emails and 100 kB of message pass. */
export const limits = { line: 500, message: 200_000, email: 320, password: 256 } as const;

/** Length of a text in Unicode code points, the measure of openapi.json. */
export const lengthOf = (text: string): number => Array.from(text).length;
