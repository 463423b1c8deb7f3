import { passwordError } from '../data/inputRules';

// Rules shared by several forms; see product.md, Shared rules. Each form passes its own sentences.

/** The texts of a form's fields, by name. */
export type Texts = Readonly<Record<string, string>>;

/** @returns the sentence for a text that breaks the rule. */
export type Check = (text: string, texts: Texts) => string | false | undefined;

/** The checks of a field. */
export interface Rule {
  required?: boolean;
  /** They run in this order; the first sentence is shown. */
  checks: readonly Check[];
  /** Another field to check again when this one changes. */
  affects?: string;
}

/** The first sentence for a text that breaks its rule. */
export function errorOf({ checks }: Rule, text: string, texts: Texts = {}): string | undefined {
  for (const check of checks) {
    const sentence = check(text, texts);
    if (sentence) return sentence;
  }
  return undefined;
}

const isBlank = (text: string) => text.trim() === '';

/** Any text, or none. */
export const optionalRule: Rule = { checks: [] };

/** A required text; spaces alone count as empty. @param checks further ones. */
export const requiredRule = (sentence: string, ...checks: Check[]): Rule => ({
  required: true,
  checks: [(text) => isBlank(text) && sentence, ...checks],
});

/** A required email address. */
export const emailRule: Rule = requiredRule(
  'Please enter your email.',
  (text) =>
    !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim()) && 'Please enter a valid email address.',
);

/**
 * Which error to report first if a new password both breaks the rule and differs from its confirmation: Change Password
 * reports the mismatch, sign-up and reset the rule. See product.md, The forms one by one.
 */
export type ReportFirst = 'rule' | 'mismatch';

/** A required new password. @param confirmation name of the field that repeats it. */
export const newPasswordRule = (
  sentence: string,
  confirmation: string,
  first: ReportFirst = 'rule',
): Rule => ({
  ...requiredRule(sentence, (text, { [confirmation]: repeated }) => {
    const isMismatchShown = first === 'mismatch' && text !== repeated;
    return !isMismatchShown && passwordError(text);
  }),
  affects: confirmation,
});

/** The confirmation of a new password. @param field name of the password's field. */
export const confirmationRule = (
  field: string,
  sentence: string,
  mismatch: string,
  first: ReportFirst = 'rule',
): Rule => ({
  ...requiredRule(sentence, (text, { [field]: password = '' }) => {
    const hasOtherError = first === 'rule' ? passwordError(password) : isBlank(password);
    return !hasOtherError && text !== password && mismatch;
  }),
  affects: field,
});
