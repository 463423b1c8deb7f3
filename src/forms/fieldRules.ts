/*
 * The rules that several forms share, as react-hook-form takes them. Each is given its sentence, because
 * the forms say the same thing in different words. See product.md, Forms.
 */

/** Shortest password, in characters. See product.md, Constants. */
const minPasswordLength = 8;

const isEmpty = (value: string) => value.trim() === '';

/** A text that must not be empty; spaces alone count as empty. */
export const required = (sentence: string) => ({
  validate: (value: string) => !isEmpty(value) || sentence,
});

/** A required email address. */
export const email = (sentence: string) => ({
  validate: {
    required: (value: string) => !isEmpty(value) || sentence,
    form: (value: string) =>
      /^[^\s@]+@[^\s@]+$/.test(value.trim()) || 'Please enter a valid email address.',
  },
});

/**
 * A required new password of at least eight characters.
 * @param repetition name of the field that repeats it, which is checked again with it.
 */
export const newPassword = (sentence: string, repetition: string) => ({
  deps: repetition,
  validate: {
    required: (value: string) => !isEmpty(value) || sentence,
    length: (value: string) =>
      value.length >= minPasswordLength || 'Password must be at least 8 characters long.',
  },
});

/**
 * The repetition of a new password. A mismatch is reported only once the password itself is long enough.
 * @param field name of the field that holds the password.
 */
export const confirmation = (field: string, sentence: string, mismatch: string) => ({
  validate: {
    required: (value: string) => !isEmpty(value) || sentence,
    match: (value: string, { [field]: password = '' }: Record<string, string>) =>
      password.length < minPasswordLength || value === password || mismatch,
  },
});
