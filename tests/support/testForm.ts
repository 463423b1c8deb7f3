import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CallPath } from '../../src/api/payloads.ts';
import type { User } from '../../src/api/user.ts';
import { sessionToken } from './accounts.ts';
import {
  alerts,
  alertWords,
  button,
  buttons,
  choose,
  closest,
  field,
  onlyAlert,
  pasteInto,
  press,
} from './elements.ts';
import { failCalls, type Failure, oneOfEachKind } from './failures.ts';
import { holdCalls, jsonReply, recordCalls, settled } from './mockedApi.ts';
import { bodiesOf, isSecure, payloadViolations, type ResponseBody } from './openapi.ts';
import { visit } from './visit.tsx';

/** A form, and the words and behaviour that its page determines. */
interface FormUnderTest {
  url: string;
  /** The account that is signed in. */
  as?: User;
  /** Fills the form correctly; opens it first if necessary. */
  fill: (driver: UserEvent) => Promise<void>;
  /** Label of the submit button. */
  button: string;
  /** Labels of the required fields, without the asterisk. */
  required: readonly string[];
  /** Texts that break a rule, each with the error that the form then shows. */
  mistakes: readonly (readonly [label: string, text: string, error: string])[];
  path: CallPath;
  payload: object;
  /** Label of the button during the call. */
  busyLabel: string;
  /** A text that the page shows only after a success. */
  successText: string;
  /** Adjusts the contract's smallest successful response to this visitor. */
  adjustBody?: (body: ResponseBody) => ResponseBody;
  /** After a success, a button that shows the empty fields again. */
  again?: { label: string; firstField: string };
  /** Sentence after a response without success. */
  refused: string;
  /** True if the server's error replaces that sentence. */
  showsServerError: boolean;
  /** Bodies that look like a success and are refused, too. */
  alsoRefused?: readonly ResponseBody[];
  /** Sentence if there is no response. */
  unanswered: string;
  /** Label of the field that has the focus after a failure (default: the message has it). */
  focused?: string;
  /** Whether the form aborts its call when the visitor leaves the page. */
  callOnLeave: 'aborts' | 'continues';
}

/**
 * Makes the tests of a form, inside its `describe`:
 *
 * 1. It marks its required fields.
 * 2. It reports each of the mistakes, and makes no call.
 * 3. It sends its payload. Meanwhile, its button has the busy label.
 * 4. It says why it failed: no connection, a refusal, an error of the server.
 * 5. It shows a success, and can then be used again.
 * 6. It aborts or continues its call when it is removed from the page.
 *
 * The tests in tests/forms check what all forms share.
 */
export function testForm(form: FormUnderTest): void {
  const { path, refused, successText, unanswered, again } = form;

  it(`marks and explains its required fields: ${form.required.join(', ') || 'none'}`, async () => {
    await openFilled(form);
    const element = closest(await button(form.button), 'form');
    const required = [...element.querySelectorAll<HTMLInputElement>('[required]')];
    const labels = form.required.map((label) => `${label}*`);
    expect(required.map((control) => control.labels?.[0]?.textContent)).toEqual(labels);
    if (labels.length === 0) return;
    expect(element.closest('section, main, [role="dialog"]')).toHaveTextContent(
      labels.length > 1 ? 'Fields marked * are required.' : 'The field marked * is required.',
    );
  });

  it.each(form.mistakes)('reports $1 in the field $0', async (label, text, error) => {
    const driver = await openFilled(form);
    const calls = recordCalls(path, jsonReply({ success: true, token: 'token' }));
    const control = await field(label);
    await (control.matches('select') ? choose : pasteInto)(driver, label, text);
    fireEvent.click(await button(form.button));
    await waitFor(() => expect(alertWords()).toEqual([error]));
    await waitFor(() => expect(control).toHaveFocus());
    expect(control).toHaveAccessibleDescription(expect.stringContaining(error) as string);
    await settled();
    expect(calls).toEqual([]);
  });

  it(`sends its payload and says “${form.busyLabel}” meanwhile`, async () => {
    const driver = await openFilled(form);
    const { calls } = holdCalls(path, jsonReply({ success: true }));
    await press(driver, form.button);
    expect(await button(form.busyLabel)).toBeDisabled();
    await settled();
    const authorization = isSecure(path) ? sessionToken : null;
    expect(payloadViolations(path, form.payload)).toEqual([]);
    expect(calls).toEqual([{ body: form.payload, authorization, contentType: 'application/json' }]);
  });

  const { noConnection, textAsSuccess, markup } = oneOfEachKind;
  it.each<{ failure: Failure; sentence: string }>([
    { failure: noConnection, sentence: unanswered },
    { failure: textAsSuccess, sentence: refused },
    { failure: markup, sentence: form.showsServerError ? markup.serverError : refused },
    ...(form.alsoRefused ?? []).map((body) => ({
      failure: { name: JSON.stringify(body), reply: jsonReply(body) },
      sentence: refused,
    })),
  ])('says $sentence after $failure.name', async ({ failure, sentence }) => {
    await openFilled(form);
    const others = alerts();
    failCalls(path, failure);
    fireEvent.click(await button(form.button));
    const alert = await onlyAlert(sentence, others);
    const target = form.focused === undefined ? alert : await field(form.focused);
    await waitFor(() => expect(target).toHaveFocus());
    expect(buttons('Sign in again')).toEqual([]);
  });

  it(`says “${successText}” after a success that follows a failure`, async () => {
    const driver = await openFilled(form);
    const others = alerts();
    failCalls(path, noConnection);
    await press(driver, form.button);
    await onlyAlert(unanswered, others);
    expect(screen.queryByText(successText)).toBeNull();
    const [, smallest] = bodiesOf(path, 200);
    recordCalls(path, jsonReply(form.adjustBody?.(smallest) ?? smallest));
    await press(driver, form.button);
    expect(await screen.findAllByText(successText)).not.toEqual([]);
    expect(alertWords(others)).toEqual([]);
    if (!again) return;
    await press(driver, again.label);
    expect(screen.queryByText(successText)).toBeNull();
    expect(await field(again.firstField)).toHaveFocus();
    expect(await field(again.firstField)).toHaveValue('');
  });

  it(`${form.callOnLeave} its call when it is removed from the page`, async () => {
    const driver = await openFilled(form);
    const { calls, aborted } = holdCalls(path, jsonReply({ success: true }));
    await press(driver, form.button);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(aborted()).toBe(false);
    cleanup();
    expect(aborted()).toBe(form.callOnLeave === 'aborts');
  });
}

/** Opens the page and fills the form. @returns its driver. */
async function openFilled({ url, as, fill }: FormUnderTest): Promise<UserEvent> {
  const { driver } = visit(url, { as });
  await fill(driver);
  return driver;
}
