import { type ApiResponse, serverText } from '../api/client.ts';

/** The result of a submit, as its form shows it. */
export interface Outcome {
  /** `unauthorized` is a failure with status 401; after a secure call, the session has expired. */
  kind: 'success' | 'failure' | 'unauthorized';
  text: string;
  /** A page's own name for a failure that it handles specially. */
  code?: string;
}

/** An outcome, and how to show it. */
export interface ShownOutcome extends Outcome {
  /** True to announce the message without moving the focus, for example because the visitor has moved on. */
  keepFocus?: boolean;
  /** True while the next call is running. */
  superseded?: boolean;
}

export const success = (text: string): Outcome => ({ kind: 'success', text });

export const failure = (text: string): Outcome => ({ kind: 'failure', text });

/** A failure with the server's own error, or with the sentence if the response has none. */
export const failureFrom = ({ error, status }: ApiResponse, sentence: string): Outcome => ({
  kind: status === 401 ? 'unauthorized' : 'failure',
  text: serverText(error) ?? sentence,
});
