/** Shortest new password, in characters. The contract in src/api/openapi.json has the same. */
export const minPasswordLength = 8;

/** What the field of a new password says before anything is typed. */
export const passwordHint = `At least ${minPasswordLength} characters.`;

/** The rule for new passwords, in forms and mock API. @returns the sentence for a password that breaks it. */
export function passwordError(password: string): string | undefined {
  // Code points, as JSON Schema counts: an emoji is one character.
  return Array.from(password).length < minPasswordLength
    ? `Password must be at least ${minPasswordLength} characters long.`
    : undefined;
}
