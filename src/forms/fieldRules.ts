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

const isLong = (password: string) => password.length >= minPasswordLength;

/** Which mistake of a new password and its repetition is named first while there are both. */
export type FirstTold = 'length' | 'mismatch';

/**
 * A required new password of at least eight characters.
 * @param repetition name of the field that repeats it, which is checked again with it.
 */
export const newPassword = (sentence: string, repetition: string, first: FirstTold = 'length') => ({
  deps: repetition,
  validate: {
    required: (value: string) => !isEmpty(value) || sentence,
    length: (value: string, { [repetition]: repeated }: Record<string, string>) =>
      isLong(value) ||
      (first === 'mismatch' && value !== repeated) ||
      'Password must be at least 8 characters long.',
  },
});

/**
 * The repetition of a new password.
 * @param field name of the field that holds the password, which is checked again with it.
 */
export const confirmation = (
  field: string,
  sentence: string,
  mismatch: string,
  first: FirstTold = 'length',
) => ({
  deps: field,
  validate: {
    required: (value: string) => !isEmpty(value) || sentence,
    match: (value: string, { [field]: password = '' }: Record<string, string>) => {
      const otherFirst = first === 'length' ? !isLong(password) : isEmpty(password);
      return otherFirst || value === password || mismatch;
    },
  },
});
