import { lengthOf } from './textLimits.ts';

/** As in openapi.json. */
export const minPasswordLength = 8;

export const passwordHint = `At least ${minPasswordLength} characters.`;

/** The error of a new password, in forms and the mock API. */
export function passwordError(password: string): string | undefined {
  return lengthOf(password) < minPasswordLength
    ? `Password must be at least ${minPasswordLength} characters long.`
    : undefined;
}
