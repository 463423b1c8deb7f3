/** A new password that keeps the rule in src/data/passwords.ts. */
export const goodPassword = 'Long-enough for 2026';

/** Another one of this length, 8 characters or more. */
export const passwordOfLength = (length: number) => goodPassword.repeat(20).slice(-length);
