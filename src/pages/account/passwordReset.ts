import type { ShownOutcome } from '../../forms/FormMessage';

/** The success of the reset, said there and on the sign-in page: two seconds are too short to hear it. */
export const resetDone = {
  tone: 'success',
  text: 'Your password has been reset successfully.',
} as const;

/** What the sign-in page is given with its address, by which it knows that the password has just been reset. */
export const passwordReset = 'password-reset';

/** What the sign-in page says before anything is sent. */
export const outcomeBefore = (state: unknown): ShownOutcome | null =>
  state === passwordReset ? { ...resetDone, elsewhere: true } : null;
