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

/** A new password with its confirmation: first the password, then its confirmation. */
export interface NewPassword {
  names: readonly [string, string];
  /** The sentences for empty fields. */
  missing: readonly [string, string];
  /** The sentence for a confirmation that differs. */
  mismatch: string;
  /** Reports a mismatch before a broken password rule. See product.md, The forms one by one. */
  mismatchFirst?: boolean;
}

/** The rules of a new password and of its confirmation. Of a short password and a mismatch, only one is reported. */
export function newPasswordRules({
  names: [field, confirmation],
  missing,
  mismatch,
  mismatchFirst = false,
}: NewPassword): readonly [Rule, Rule] {
  return [
    {
      ...requiredRule(missing[0], (text, { [confirmation]: repeated }) => {
        const isMismatchShown = mismatchFirst && text !== repeated;
        return !isMismatchShown && passwordError(text);
      }),
      affects: confirmation,
    },
    {
      ...requiredRule(missing[1], (text, { [field]: password = '' }) => {
        const hasOtherError = mismatchFirst ? isBlank(password) : passwordError(password);
        return !hasOtherError && text !== password && mismatch;
      }),
      affects: field,
    },
  ];
}
