import { passwordError } from '../api/textLimits.ts';

// Rules shared by several forms; see product.md, Shared rules. Each form passes its own sentences.

/** The texts of a form's fields, by name. */
export type FieldTexts = Readonly<Record<string, string>>;

/** @returns the sentence for a text that breaks the rule. @param texts the texts of all fields. */
type Check = (text: string, texts: FieldTexts) => string | false | undefined;

export interface FieldRule {
  /** Marks the field only: `check` has to refuse an empty text. `requiredRule` does both. */
  required?: boolean;
  /** Without one, any text is valid. */
  check?: Check;
  /** Another field to check again when this one changes. */
  affects?: string;
}

/** The sentence for a text that breaks its rule. */
export const errorOf = ({ check }: FieldRule, text: string, texts: FieldTexts = {}) =>
  check?.(text, texts) || undefined;

const isBlank = (text: string) => text.trim() === '';

/** A required text; spaces alone count as empty. @param check a further check, for texts that are not blank. */
export const requiredRule = (missing: string, check?: Check): FieldRule => ({
  required: true,
  check: (text, texts) => (isBlank(text) ? missing : check?.(text, texts)),
});

/** A required email address. */
export const emailRule: FieldRule = requiredRule(
  'Please enter your email.',
  (text) =>
    !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim()) && 'Please enter a valid email address.',
);

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
      ...requiredRule(missingPassword, (text, { confirmation }) => {
        const isMismatchShown = mismatchFirst && text !== confirmation;
        return !isMismatchShown && passwordError(text);
      }),
      affects: 'confirmation',
    },
    confirmation: {
      ...requiredRule(missingConfirmation, (text, { password = '' }) => {
        const hasOtherError = mismatchFirst ? isBlank(password) : passwordError(password);
        return !hasOtherError && text !== password && mismatch;
      }),
      affects: 'password',
    },
  };
}
