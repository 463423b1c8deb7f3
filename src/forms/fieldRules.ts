import { passwordError } from '../api/passwordRule.ts';

// Rules shared by several forms; see product.md, Shared rules. Each form passes its own sentences.

/** The texts of a form's fields, by name. */
export type FieldTexts = Readonly<Record<string, string>>;

/** @returns the sentence for a text that breaks the rule. @param texts the texts of all fields. */
type Check = (text: string, texts: FieldTexts) => string | false | undefined;

export interface FieldRule {
  /** The sentence for a missing text. It makes the field required. */
  missing?: string;
  /** Decides whether the text is missing (default: it is empty or only spaces). */
  isMissing?: (text: string, texts: FieldTexts) => boolean;
  /** Checks a text that is not missing. Without it, any text is valid. */
  check?: Check;
  /** Another field to check again when this one changes. */
  affects?: string;
}

const isBlank = (text: string) => text.trim() === '';

/** The sentence for a text that breaks its rule. */
export const errorOf = (
  { missing, isMissing = isBlank, check }: FieldRule,
  text: string,
  texts: FieldTexts = {},
) => (missing && isMissing(text, texts) ? missing : check?.(text, texts)) || undefined;

/** A required email address. */
export const emailRule: FieldRule = {
  missing: 'Please enter your email.',
  check: (text) =>
    !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim()) && 'Please enter a valid email address.',
};

/** How to check a new password and its confirmation. */
export interface NewPasswordSettings {
  missingPassword: string;
  missingConfirmation: string;
  /** The sentence for a confirmation that differs. */
  mismatch: string;
  /** Reports a mismatch before a short password. See product.md, The forms one by one. */
  mismatchFirst?: boolean;
}

/** The rules of the fields `password` and `confirmation`. A short password and a mismatch are never reported together. */
export function newPasswordRules({
  missingPassword,
  missingConfirmation,
  mismatch,
  mismatchFirst = false,
}: NewPasswordSettings): Record<'password' | 'confirmation', FieldRule> {
  return {
    password: {
      missing: missingPassword,
      check: (text, { confirmation }) => {
        const isMismatchShown = mismatchFirst && text !== confirmation;
        return !isMismatchShown && passwordError(text);
      },
      affects: 'confirmation',
    },
    confirmation: {
      missing: missingConfirmation,
      check: (text, { password = '' }) => {
        const hasOtherError = mismatchFirst ? isBlank(password) : passwordError(password);
        return !hasOtherError && text !== password && mismatch;
      },
      affects: 'password',
    },
  };
}
