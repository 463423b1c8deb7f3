import { passwordError } from '../data/passwords';

// Rules shared by several forms; see product.md, Shared rules. Each form passes its own sentences.

const isBlank = (value: string) => value.trim() === '';

const notBlank = (sentence: string) => (value: string) => !isBlank(value) || sentence;

/** A required text; spaces alone count as empty. */
export const required = (sentence: string) => ({
  required: sentence,
  validate: notBlank(sentence),
});

/** A required email address. */
export const email = (sentence: string) => ({
  required: sentence,
  validate: {
    notBlank: notBlank(sentence),
    form: (value: string) =>
      /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) || 'Please enter a valid email address.',
  },
});

/** Which error to report first if a new password both breaks the rule and differs from its repetition. */
export type ReportFirst = 'rule' | 'mismatch';

/** A required new password. @param repetition name of the field that repeats it. */
export const newPassword = (sentence: string, repetition: string, first: ReportFirst = 'rule') => ({
  required: sentence,
  deps: repetition,
  validate: {
    notBlank: notBlank(sentence),
    rule: (value: string, { [repetition]: repeated }: Record<string, string>) =>
      (first === 'mismatch' && value !== repeated) || (passwordError(value) ?? true),
  },
});

/** The repetition of a new password. @param field name of the password's field. */
export const confirmation = (
  field: string,
  sentence: string,
  mismatch: string,
  first: ReportFirst = 'rule',
) => ({
  required: sentence,
  deps: field,
  validate: {
    notBlank: notBlank(sentence),
    match: (value: string, { [field]: password = '' }: Record<string, string>) => {
      const hasOtherError = first === 'rule' ? passwordError(password) : isBlank(password);
      return Boolean(hasOtherError) || value === password || mismatch;
    },
  },
});
