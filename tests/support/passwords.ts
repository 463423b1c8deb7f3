import { minPasswordLength } from '../../src/api/passwordRule.ts';

/** A new password that follows the rule in src/api/passwordRule.ts. */
export const goodPassword = 'Long-enough for 2026';

/** A text of this length; a valid new password if it is long enough. */
export const passwordOfLength = (length: number) => goodPassword.repeat(20).slice(-length);

/** A new password that is one character too short, and its error. */
export const shortPassword = passwordOfLength(minPasswordLength - 1);
export const tooShort = `Password must be at least ${minPasswordLength} characters long.`;
