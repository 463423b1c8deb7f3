import { passwordError } from '../api/passwordRule.ts';

// Rules shared by several forms; see product.md, Shared rules.

/** The values of a form's fields, by name. */
export type FieldValues = Readonly<Record<string, string>>;

/** @returns the sentence for a value that breaks the rule. @param values the values of all fields. */
type Check = (value: string, values: FieldValues) => string | false | undefined;

export interface FieldRule {
  /** The sentence for a missing value. It makes the field required. */
  missingText?: string;
  /** Decides whether the value is missing (default: it is empty or only spaces). */
  isMissing?: (value: string, values: FieldValues) => boolean;
  /** Checks a value that is not missing. */
  check?: Check;
  /** Another field to check again when this one changes. */
  affects?: string;
}

const isBlank = (value: string) => value.trim() === '';

/** The sentence for a value that breaks its rule. */
export const errorOf = (
  { missingText, isMissing = isBlank, check }: FieldRule,
  value: string,
  values: FieldValues = {},
) => (isMissing(value, values) ? missingText : check?.(value, values)) || undefined;

export const emailRule: FieldRule = {
  missingText: 'Please enter your email.',
  check: (value) =>
    !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) && 'Please enter a valid email address.',
};

/** How to check a new password and its confirmation. */
export interface NewPasswordSettings {
  missingPassword: string;
  missingConfirmation: string;
  /** The sentence for a confirmation that differs. */
  mismatch: string;
  /** Reports a mismatch before a short password. See product.md, The forms one by one. */
  isMismatchFirst?: boolean;
}

/** Rules of the fields `password` and `confirmation`. A short password and a mismatch are never reported together. */
export function newPasswordRules({
  missingPassword,
  missingConfirmation,
  mismatch,
  isMismatchFirst = false,
}: NewPasswordSettings): Record<'password' | 'confirmation', FieldRule> {
  return {
    password: {
      missingText: missingPassword,
      check: (value, { confirmation }) =>
        isMismatchFirst && value !== confirmation ? undefined : passwordError(value),
      affects: 'confirmation',
    },
    confirmation: {
      missingText: missingConfirmation,
      check: (value, { password = '' }) => {
        const otherError = isMismatchFirst ? isBlank(password) : passwordError(password);
        return otherError || value === password ? undefined : mismatch;
      },
      affects: 'password',
    },
  };
}
