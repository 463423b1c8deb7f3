/** Maximum length of each kind of text, as in openapi.json. */
export const limits = { text: 500, message: 200_000, email: 320, password: 256 } as const;

/** Length in code points, as JSON Schema counts. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** As in openapi.json. */
export const minPasswordLength = 8;

export const passwordHint = `At least ${minPasswordLength} characters.`;

/** The error of a new password, in forms and the mock API. */
export function passwordError(password: string): string | undefined {
  return lengthOf(password) < minPasswordLength
    ? `Password must be at least ${minPasswordLength} characters long.`
    : undefined;
}
