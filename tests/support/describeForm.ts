import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { JsonBodyType } from 'msw';
import { expect, it } from 'vitest';
import type { CallPath } from '../../src/api/client';
import { sessionToken } from './accounts';
import {
  authorizationOf,
  bodiesOf,
  isSecure,
  payloadViolations,
  type ResponseBody,
} from './contract';
import {
  alerts,
  alertWords,
  button,
  buttons,
  closest,
  collapsed,
  field,
  onlyAlert,
  pasteInto,
  press,
  typed,
} from './controls';
import { failCalls, type Failure, oneOfEachKind } from './failures';
import { holdCalls, jsonReply, recordCalls } from './server';

/*
 * Each form tests its words, payload and wiring with `describeForm`; tests/forms tests what all forms share.
 */

/** A field with an invalid text, and its sentence. */
type Mistake = readonly [label: string, text: string, sentence: string];

/** The steps, the payload and the words of a form. */
interface FormUnderTest {
  /** Opens the page, mostly `() => visit('/…')`. */
  open: () => { user: UserEvent };
  /** Fills the form correctly; opens it first if necessary. */
  fill: (user: UserEvent) => Promise<void>;
  path: CallPath;
  payload: object;
  /** Labels of the required fields, without the asterisk. */
  required: readonly string[];
  button: string;
  /** Label of the button during the call. */
  busyLabel: string;
  /** What the page says after a success, or a function of the response. */
  success: string | ((body: ResponseBody) => string);
  /** Sentence after a response without success. */
  refused: string;
  /** True if the server's error replaces that sentence. */
  showsServerError?: true;
  /** Sentence if there is no response. */
  unanswered: string;
  /** Wrong fields in the filled form, each with its sentence. */
  mistakes?: readonly Mistake[];
  /** Bodies that look like a success and are refused, too. */
  alsoRefused?: readonly JsonBodyType[];
  /** True if the call continues after the form is removed (default: it is aborted). */
  callOutlivesForm?: true;
  /** Adjusts the contract's example response to this visitor. */
  adjustExample?: (body: ResponseBody) => ResponseBody;
  /** Label of the button that follows the message of a success, and shows the fields again. */
  againLabel?: string;
  /** Label of the field that has the focus after a failure, if the message is a toast. */
  focusedAfterFailure?: string;
}

/**
 * Runs these tests on a form:
 *
 * 1. It has its required fields.
 * 2. It reports a mistake at its field; one test for each mistake.
 * 3. It keeps all input after each kind of failure.
 * 4. It makes one call, with the exact payload.
 * 5. When the form is removed, its call is aborted, or continues.
 * 6. After a success, a button leads back to its fields.
 */
export function describeForm(name: string, form: FormUnderTest): void {
  const itsForm = (statement: string, check: () => Promise<void> | void) =>
    it(`the form ${name} ${statement}`, check);

  itsForm('has its required fields', async () => {
    await form.fill(form.open().user);
    const element = closest(await button(form.button), 'form');
    // Without scripts, GET would put the fields into the URL.
    expect([element.method, element.noValidate]).toEqual(['post', true]);
    expect(requiredFields(element)).toEqual(form.required.map((label) => `${label}*`));
    expect(document.body).toHaveTextContent(
      form.required.length > 1
        ? 'Fields marked * are required.'
        : 'The field marked * is required.',
    );
  });

  for (const mistake of form.mistakes ?? []) {
    const [label, text] = mistake;
    itsForm(`refuses ${JSON.stringify(text)} in the field ${label}`, () =>
      expectReported(form, mistake),
    );
  }

  itsForm('keeps all input after each failure', () => expectFailuresReported(form));

  itsForm('sends its payload only once', () => expectSentOnce(form));

  const end = form.callOutlivesForm ? 'continues' : 'aborts';
  itsForm(`${end} its call when it is removed from the page`, () => expectCallAfterLeaving(form));

  const { againLabel } = form;
  if (againLabel) {
    itsForm(`returns to its fields with ${againLabel}`, async () => {
      const { user } = form.open();
      await form.fill(user);
      recordCalls(form.path, jsonReply({ success: true }));
      await press(user, form.button);
      const message = await screen.findByText(successOf(form, { success: true }));
      await press(user, againLabel);
      expect(message).not.toBeInTheDocument();
      expect(document.activeElement).toHaveAccessibleName(form.required[0]);
      expect(document.activeElement).toHaveValue('');
    });
  }
}

/** The labels of the required fields of a form. */
const requiredFields = (form: HTMLFormElement) =>
  [...form.elements].flatMap((control) => {
    if (!('required' in control && control.required && 'labels' in control)) return [];
    return [...(control.labels as NodeListOf<HTMLLabelElement>)].map((label) => label.textContent);
  });

const successOf = ({ success }: FormUnderTest, body: ResponseBody) =>
  typeof success === 'string' ? success : success(body);

const sentenceFor = (form: FormUnderTest, { unanswered, serverError }: Failure): string => {
  if (unanswered) return form.unanswered;
  return (form.showsServerError ? serverError : undefined) ?? form.refused;
};

/**
 * Opens and fills a form once, then submits it with each failure. Every time the form makes one request, shows one
 * sentence as text, announces and focuses it, keeps the typed text and enables its button. The last submit succeeds
 * with the smallest response of the contract.
 */
async function expectFailuresReported(form: FormUnderTest): Promise<void> {
  const alsoRefused = (form.alsoRefused ?? []).map((body) => ({
    name: JSON.stringify(body),
    reply: jsonReply(body),
  }));
  const { user } = form.open();
  await form.fill(user);
  const element = closest(await button(form.button), 'form');
  const before = typed(element);
  // Alerts of the page that do not belong to the form, and the form's last alert, which a new one replaces.
  const besides = alerts();
  let last: HTMLElement | undefined;
  for (const failure of [...Object.values(oneOfEachKind), ...alsoRefused]) {
    const outcome = failCalls(form.path, failure);
    const submit = await button(form.button);
    submit.focus();
    fireEvent.click(submit);
    const shown = await onlyAlert(sentenceFor(form, failure), { besides, after: last });
    const focused =
      form.focusedAfterFailure === undefined ? shown : await field(form.focusedAfterFailure);
    await waitFor(() => expect(focused, failure.name).toHaveFocus());
    expect(shown.querySelector('img, script, b'), failure.name).toBeNull();
    expect(await button(form.button), failure.name).toBeEnabled();
    expect(typed(element), failure.name).toEqual(before);
    const { requests, status } = outcome();
    expect(requests, failure.name).toBe(1);
    // Only a session that has ended is offered a new sign-in.
    const ended = isSecure(form.path) && status === 401;
    expect(buttons('Sign in again'), failure.name).toHaveLength(ended ? 1 : 0);
    last = shown;
  }
  const [, example] = bodiesOf(form.path, 200);
  const body = form.adjustExample?.(example) ?? example;
  recordCalls(form.path, jsonReply(body));
  fireEvent.click(await button(form.button));
  expect(await screen.findAllByText(collapsed(successOf(form, body)))).not.toEqual([]);
  expect(alertWords(besides)).toEqual([]);
}

/** Submits the filled form in every way there is. The first submit makes one call, with the exact payload. */
async function expectSentOnce(form: FormUnderTest): Promise<void> {
  const { user } = form.open();
  await form.fill(user);
  const { calls } = holdCalls(form.path, jsonReply({ success: true }));
  const submit = await button(form.button);
  const element = closest(submit, 'form');
  await user.dblClick(submit);
  await waitFor(() => expect(submit).toBeDisabled());
  expect(submit).toHaveTextContent(form.busyLabel);
  await user.click(submit);
  const control = element.querySelector('input:not([hidden], [type="file"])');
  if (control) await user.type(control, '{Enter}');
  element.requestSubmit();
  await waitFor(() => expect(calls).toHaveLength(1));
  const { payload: body } = form;
  const authorization = isSecure(form.path) ? authorizationOf(sessionToken) : null;
  expect(payloadViolations(form.path, body)).toEqual([]);
  expect(calls).toEqual([{ body, authorization, contentType: 'application/json' }]);
}

async function expectCallAfterLeaving(form: FormUnderTest): Promise<void> {
  const { user } = form.open();
  await form.fill(user);
  const { calls, aborted } = holdCalls(form.path, jsonReply({ success: true }));
  await press(user, form.button);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(aborted()).toBe(false);
  cleanup();
  expect(aborted()).toBe(form.callOutlivesForm !== true);
}

/** Changes a field. @returns its previous value. */
async function setField(user: UserEvent, label: string, text: string): Promise<string> {
  const control = (await field(label)) as HTMLInputElement | HTMLSelectElement;
  if (control instanceof HTMLSelectElement) {
    const chosen = control.selectedOptions[0]?.text ?? '';
    await user.selectOptions(control, text);
    return chosen;
  }
  const { value } = control;
  await pasteInto(user, label, text);
  return value;
}

/**
 * Makes a mistake in the filled form. The form shows one sentence, announced and tied to its field; the field gets the
 * focus; nothing is sent; correcting the mistake removes the sentence.
 */
async function expectReported(form: FormUnderTest, mistake: Mistake): Promise<void> {
  const [label, text, sentence] = mistake;
  const { user } = form.open();
  await form.fill(user);
  const calls = recordCalls(form.path, jsonReply({ success: true, token: 'token' }));
  const previous = await setField(user, label, text);
  fireEvent.click(await button(form.button));
  await waitFor(() => expect(alertWords()).toEqual([sentence]));
  const control = await field(label);
  await waitFor(() => expect(control).toHaveFocus());
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription(
    expect.stringMatching(new RegExp(`^${sentence}`)) as string,
  );
  expect(await button(form.button)).toBeEnabled();
  await setField(user, label, previous);
  await waitFor(() => expect(alertWords()).toEqual([]));
  expect(calls).toEqual([]);
}
