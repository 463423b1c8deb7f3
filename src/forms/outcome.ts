import { type ApiResponse, NetworkError, serverText } from '../api/client.ts';

/** The result of a submit, as its form shows it. */
export interface Outcome {
  kind: 'success' | 'failure';
  text: string;
  /** True for status 401. After a secure call, the session has expired. */
  unauthorized?: boolean;
  /** Of a refused sign-in: the email address of the account, which is not verified yet. */
  unverifiedEmail?: string;
  /** True if the same call may succeed later. */
  temporary?: boolean;
}

/** An outcome, and how to show it. */
export interface ShownOutcome extends Outcome {
  /** True to announce the message without moving the focus, for example because the visitor has moved on. */
  focusKept?: boolean;
  /** True while the next call is running. */
  superseded?: boolean;
}

export const success = (text: string): Outcome => ({ kind: 'success', text });

/** What `submit` returns if the page deals with a success, for example by opening another page. Values and draft stay. */
export const handledByPage = null;

/** A failure with this sentence. By the specification, some forms must not show the server's own error. */
export const failure = (text: string, details?: Omit<Outcome, 'kind' | 'text'>): Outcome => ({
  kind: 'failure',
  text,
  ...details,
});

/** A failure with the server's own error, or with the sentence if the response has none. */
export const failureOfResponse = ({ error, status }: ApiResponse, sentence: string): Outcome =>
  failure(serverText(error) ?? sentence, { unauthorized: status === 401 });

/** The failure of a call that threw. To the visitor, a bug of ours looks like a failed call; it is logged. */
export function failureOfThrown(thrown: unknown, sentence: string): Outcome {
  if (!(thrown instanceof NetworkError)) console.error(thrown);
  return failure(errorInData(thrown) ?? sentence);
}

/** The text of `data.error`, which is prescribed, but never set. */
function errorInData(thrown: unknown): string | undefined {
  const { data } = (thrown ?? {}) as { data?: { error?: unknown } | null };
  return serverText(data?.error);
}
