/** A new password that follows the rule in src/data/inputRules.ts. */
export const goodPassword = 'Long-enough for 2026';

/** A new password of this length, at least 8. */
export const passwordOfLength = (length: number) => goodPassword.repeat(20).slice(-length);
