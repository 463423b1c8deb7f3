import { type ApiResponse, NetworkError, serverText } from '../api/client.ts';

/** The result of a submit, as its form shows it. */
export interface Outcome {
  kind: 'success' | 'failure';
  text: string;
  /**
   * The cause, if pages do more than show the text. `unauthorized`: the response has status 401; after a secure
   * call, the session has expired. `temporary`: the same call may succeed later.
   */
  cause?: 'unauthorized' | 'unverified' | 'temporary';
}

/** An outcome, and how to show it. */
export interface ShownOutcome extends Outcome {
  /** True to announce the message without moving the focus, for example because the visitor has moved on. */
  keepFocus?: boolean;
  /** True while the next call is running. */
  superseded?: boolean;
}

export const success = (text: string): Outcome => ({ kind: 'success', text });

/** What `submit` returns if the page has dealt with a success, for example by opening another page. Values and draft stay. */
export const handled = null;

/** A failure with this sentence. By the specification, some forms must not show the server's own error. */
export const failure = (text: string, cause?: Outcome['cause']): Outcome => ({
  kind: 'failure',
  text,
  cause,
});

/** A failure with the server's own error, or with the sentence if the response has none. */
export const failureOfResponse = ({ error, status }: ApiResponse, sentence: string): Outcome =>
  failure(serverText(error) ?? sentence, status === 401 ? 'unauthorized' : undefined);

/** The failure of a call that threw. To the visitor, a bug of ours looks like a failed call; it is logged. */
export function failureOfThrown(thrown: unknown, sentence: string, cause?: Outcome['cause']) {
  if (!(thrown instanceof NetworkError)) console.error(thrown);
  return failure(errorInData(thrown) ?? sentence, cause);
}

/** The text of `data.error`, which is prescribed, but never set. */
function errorInData(thrown: unknown): string | undefined {
  const { data } = (thrown ?? {}) as { data?: { error?: unknown } | null };
  return serverText(data?.error);
}
