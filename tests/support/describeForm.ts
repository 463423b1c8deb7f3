import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { JsonBodyType } from 'msw';
import { expect, it } from 'vitest';
import type { CallPath } from '../../src/mocks/model';
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
import { asLine, productRow, quotation } from './product';
import { holdCalls, jsonReply, recordCalls } from './server';

/*
 * Each form tests its own words, payload and wiring with `describeForm`; tests/forms tests what all forms share.
 */

/** A field with an invalid text, and its sentence. */
type Mistake = readonly [label: string, text: string, sentence: string];

/** A form with its steps and payload. Its words are those of product.md. */
export interface FormUnderTest {
  /** Opens the page, mostly `() => visit('/…')`. */
  open: () => { user: UserEvent };
  /** Fills the form correctly; opens it first if necessary. */
  fill: (user: UserEvent) => Promise<void>;
  path: CallPath;
  payload: object;
  /** Wrong fields in the filled form, each with its sentence. */
  mistakes?: readonly Mistake[];
  /** Bodies that look like a success and are refused, too. */
  alsoRefused?: readonly JsonBodyType[];
  /** True if the call continues after its page is left; all others are aborted. */
  callOutlivesPage?: true;
  /** The visible text after a success, if it depends on the response. */
  successText?: (body: ResponseBody) => string;
  /** Adjusts the contract's example response to this visitor. */
  adjustExample?: (body: ResponseBody) => ResponseBody;
  /** Label of the button that follows the message of a success, and shows the fields again. */
  again?: string;
  /** Label of the field that has the focus after a failure, if the message is a toast. */
  focusedAfterFailure?: string;
}

/**
 * The words of a form in product.md, and the two rows that have them. A change there changes tests. It reads:
 *
 * - "Fields (* required)": the names that end in an asterisk.
 * - "Button, and while submitting": the text before the first comma, then the first quotation.
 * - The three results: the first quotation of each, and whether "Response without success" names the server's error.
 */
function wordsOf(name: string) {
  const form = productRow('The forms one by one', name);
  const results = productRow('Results of each form', name);
  const buttonColumn = 'Button, and while submitting';
  return {
    rows: `product.md says\n${asLine(form)}\n${asLine(results)}`,
    required: form['Fields (* required)']?.split(', ').filter((label) => label.endsWith('*')) ?? [],
    button: form[buttonColumn]?.split(', ')[0] ?? '',
    busyLabel: quotation(form, buttonColumn),
    success: () => quotation(results, 'Success'),
    refused: quotation(results, 'Response without success'),
    showsServerError: results['Response without success']?.includes("server's error"),
    unanswered: quotation(results, 'No response'),
  };
}
type Words = ReturnType<typeof wordsOf>;

/** Runs steps; an error begins with `context`. */
async function withContext(context: string, steps: () => Promise<void>): Promise<void> {
  try {
    await steps();
  } catch (cause) {
    throw new Error(`${context}\n${String(cause)}`, { cause });
  }
}

/**
 * Runs up to six tests on a form, with the words that product.md has for it:
 *
 * 1. It has the required fields.
 * 2. It reports each mistake at its field.
 * 3. It keeps all input after each kind of failure.
 * 4. It makes one call, with the exact payload.
 * 5. Its call is aborted, or continues, when its page is left.
 * 6. After a success, a button leads back to its fields.
 *
 * @param name the form's name in the tables under "Forms".
 */
export function describeForm(name: string, form: FormUnderTest): void {
  const words = wordsOf(name);
  const itsForm = (statement: string, steps: () => Promise<void>) =>
    it(`the form ${name} ${statement}`, () => withContext(words.rows, steps));

  itsForm('has the required fields of product.md', async () => {
    await form.fill(form.open().user);
    const element = closest(await button(words.button), 'form');
    // Without scripts, GET would put the fields into the URL.
    expect([element.method, element.noValidate]).toEqual(['post', true]);
    expect(requiredFields(element)).toEqual(words.required);
    const note = 'The field marked * is required.';
    const own = words.required.length === 1 ? note : 'Fields marked * are required.';
    // The footer has the newsletter form, with one field.
    const notes =
      document.body.textContent.match(/(Fields|The field) marked \* \w+ required\./g) ?? [];
    expect(notes.toSorted()).toEqual(name === 'Newsletter' ? [note] : [own, note]);
  });

  if (form.mistakes) {
    itsForm('reports each mistake at its field', () => expectMistakesReported(form, words));
  }

  itsForm('keeps all input after each failure', () => expectFailuresReported(form, words));

  itsForm('sends its payload only once', () => expectSentOnce(form, words));

  const end = form.callOutlivesPage ? 'continues' : 'aborts';
  itsForm(`${end} its call when the page is left`, () => expectCallAfterLeaving(form, words));

  const { again } = form;
  if (again) {
    itsForm(`returns to its fields with ${again}`, async () => {
      const { user } = form.open();
      await form.fill(user);
      recordCalls(form.path, jsonReply({ success: true }));
      await press(user, words.button);
      const message = await screen.findByText(words.success());
      await press(user, again);
      expect(message).not.toBeInTheDocument();
      expect(document.activeElement).toHaveAccessibleName(words.required[0]?.replace('*', ''));
      expect(document.activeElement).toHaveValue('');
    });
  }
}

/** The required fields of a form, as product.md names them. */
const requiredFields = (form: HTMLFormElement) =>
  [...form.elements].flatMap((control) => {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') return 'terms*';
    if (!('required' in control && control.required && 'labels' in control)) return [];
    return [...(control.labels as NodeListOf<HTMLLabelElement>)].map((label) => label.textContent);
  });

const sentenceFor = (words: Words, { unanswered, serverError }: Failure): string => {
  if (unanswered) return words.unanswered;
  return words.showsServerError && serverError !== undefined ? serverError : words.refused;
};

/**
 * Opens and fills a form once, then submits it with each failure. Every time the form makes one request, shows one
 * sentence as text, announces and focuses it, keeps the typed text and enables its button. The last submit succeeds
 * with the smallest response of the contract.
 */
async function expectFailuresReported(form: FormUnderTest, words: Words): Promise<void> {
  const alsoRefused = (form.alsoRefused ?? []).map((body) => ({
    name: JSON.stringify(body),
    reply: jsonReply(body),
  }));
  const { user } = form.open();
  await form.fill(user);
  const element = closest(await button(words.button), 'form');
  const before = typed(element);
  // Alerts of the page that do not belong to the form, and the form's last alert, which a new one replaces.
  const besides = alerts();
  let last: HTMLElement | undefined;
  for (const failure of [...oneOfEachKind, ...alsoRefused]) {
    await withContext(`With ${failure.name}:`, async () => {
      const outcome = failCalls(form.path, failure);
      const submit = await button(words.button);
      submit.focus();
      fireEvent.click(submit);
      const shown = await onlyAlert(sentenceFor(words, failure), { besides, after: last });
      const focused =
        form.focusedAfterFailure === undefined ? shown : await field(form.focusedAfterFailure);
      await waitFor(() => expect(focused).toHaveFocus());
      expect(shown.querySelector('img, script, b')).toBeNull();
      expect(await button(words.button)).toBeEnabled();
      expect(typed(element)).toEqual(before);
      const { requests, status } = outcome();
      expect(requests, 'requests').toBe(1);
      // Only a session that has ended is offered a new sign-in.
      const ended = isSecure(form.path) && status === 401;
      expect(buttons('Sign in again'), 'offers to sign in').toHaveLength(ended ? 1 : 0);
      last = shown;
    });
  }
  const [, example] = bodiesOf(form.path, 200);
  const body = form.adjustExample?.(example) ?? example;
  recordCalls(form.path, jsonReply(body));
  fireEvent.click(await button(words.button));
  const text = form.successText?.(body) ?? words.success();
  expect(await screen.findAllByText(collapsed(text))).not.toEqual([]);
  expect(alertWords(besides)).toEqual([]);
}

/** Submits the filled form in every way there is. The first submit makes one call, with the exact payload. */
async function expectSentOnce(form: FormUnderTest, words: Words): Promise<void> {
  const { user } = form.open();
  await form.fill(user);
  const { calls } = holdCalls(form.path, jsonReply({ success: true }));
  const submit = await button(words.button);
  const element = closest(submit, 'form');
  await user.dblClick(submit);
  await waitFor(() => expect(submit).toBeDisabled());
  expect(submit).toHaveTextContent(words.busyLabel);
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

async function expectCallAfterLeaving(form: FormUnderTest, words: Words): Promise<void> {
  const { user } = form.open();
  await form.fill(user);
  const { calls, aborted } = holdCalls(form.path, jsonReply({ success: true }));
  await press(user, words.button);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(aborted()).toBe(false);
  cleanup();
  expect(aborted()).toBe(form.callOutlivesPage !== true);
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
 * Makes each mistake in turn in the filled form. Each shows one sentence, announced and tied to its field; the
 * field gets the focus; nothing is sent; correcting the mistake removes the sentence.
 */
async function expectMistakesReported(form: FormUnderTest, words: Words): Promise<void> {
  const { user } = form.open();
  await form.fill(user);
  const calls = recordCalls(form.path, jsonReply({ success: true, token: 'token' }));
  for (const [label, text, sentence] of form.mistakes ?? []) {
    await withContext(`With “${text}” as ${label}:`, async () => {
      const previous = await setField(user, label, text);
      fireEvent.click(await button(words.button));
      await waitFor(() => expect(alertWords()).toEqual([sentence]));
      const control = await field(label);
      await waitFor(() => expect(control).toHaveFocus());
      expect(control).toHaveAttribute('aria-invalid', 'true');
      expect(control).toHaveAccessibleDescription(
        expect.stringMatching(new RegExp(`^${sentence}`)) as string,
      );
      expect(await button(words.button)).toBeEnabled();
      await setField(user, label, previous);
      await waitFor(() => expect(alertWords()).toEqual([]));
    });
  }
  expect(calls).toEqual([]);
}
