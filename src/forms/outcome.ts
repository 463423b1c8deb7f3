import { type ApiResponse, serverText } from '../api/client.ts';

/** The result of a submit, as its form shows it. */
export interface Outcome {
  tone: 'success' | 'error';
  text: string;
  /**
   * Lets the page react. `unauthorized`: status 401. Only pages with secure calls read it: their session has expired.
   * `unverified`: the account has to be verified first. `repeatable`: the same call may succeed later.
   */
  kind?: 'unauthorized' | 'unverified' | 'repeatable';
}

/** An outcome, and how to show it. */
export interface ShownOutcome extends Outcome {
  /** True to announce the message without moving the focus, for example because the visitor has moved on. */
  keepFocus?: boolean;
  /** True while the next call is running. */
  superseded?: boolean;
}

export const success = (text: string): Outcome => ({ tone: 'success', text });

export const failure = (text: string): Outcome => ({ tone: 'error', text });

/** A failure with the server's own error, or with the sentence if the response has none. */
export const failureFrom = ({ error, status }: ApiResponse, sentence: string): Outcome => ({
  ...failure(serverText(error) ?? sentence),
  kind: status === 401 ? 'unauthorized' : undefined,
});
