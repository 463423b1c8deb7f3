import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import type { CallPath } from '../src/mocks/model';
import { allowedRefusals, bodiesOf, type ResponseBody } from './contractResponses';
import { failNextCall, oneOfEachKind, type Fault } from './faultTable';
import { payloadViolations } from './contract/document';
import { alerts, alertWords, button, buttons, field, soon, type, typed, formOf } from './fields';
import { productRows } from './product';
import { holdCalls, jsonReply, recordCalls } from './server';

/*
 * Each form proves its own words, payload and wiring (`describeForm`); tests/forms proves the rest once for all forms.
 */

/** One wrong field, and its sentence. */
type Mistake = readonly [label: string, text: string, sentence: string];

/** A form with its steps, payload and sentences. */
export interface FormUnderTest {
  /** Opens the page, mostly `() => visit('/…')`. */
  open: () => { user: UserEvent };
  /** Fills the form correctly; opens it first if necessary. */
  fill: (user: UserEvent) => Promise<void>;
  /** Words of the submit button when nothing runs. */
  button: string;
  /** Words of the submit button while the call runs. */
  busyLabel: string;
  path: CallPath;
  payload: object;
  /** Token of a secure call. Other calls must not send `Authorization`. */
  authorization?: string;
  /** The sentence for a response without success. */
  refused: string;
  /** True if the server's own `error` is shown instead of `refused`. */
  showsServerError?: boolean;
  /** The sentence if there is no response. */
  unanswered: string;
  /** Wrong fields in the filled form, each with its sentence. */
  mistakes?: readonly Mistake[];
  /** Further responses that are not a success. */
  notSuccess?: readonly JsonBodyType[];
  /** True if the call continues after its page is left. */
  outlivesPage?: true;
  success: {
    /** The visible text, or a function of the response. */
    shows: string | RegExp | ((body: ResponseBody) => string);
    /** Adjusts an example response to this visitor. */
    conform?: (body: ResponseBody) => ResponseBody;
  };
  /** If the message is a toast, which takes no focus: label of the field that gets it. */
  focuses?: string;
}

/** A text with its white space collapsed, as a browser shows it. */
const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Waits for exactly one message besides those in `before`; the `last` element must be gone. */
export async function message(
  text: string,
  before: readonly HTMLElement[] = [],
  last?: HTMLElement,
): Promise<HTMLElement> {
  await soon(() => {
    expect(alertWords(before)).toEqual([expect.stringContaining(collapsed(text))]);
    expect(
      alerts().some((alert) => alert === last),
      'the message before',
    ).toBe(false);
  });
  const found = alerts().find((alert) => !before.includes(alert)) ?? document.body;
  expect(within(found).getByText(collapsed(text))).toBeVisible();
  return found;
}

/** Runs the steps of one case, which their error names. */
async function inCase(name: string, steps: () => Promise<void>): Promise<void> {
  try {
    await steps();
  } catch (cause) {
    throw new Error(`With ${name}: ${String(cause)}`, { cause });
  }
}

const sentenceFor = (form: FormUnderTest, { unanswered, serverError }: Fault): string => {
  if (unanswered) return form.unanswered;
  return form.showsServerError && serverError !== undefined ? serverError : form.refused;
};

/**
 * Opens and fills a form once, then submits it with each fault. Every time the form makes one request, shows one
 * sentence as text, announces and focuses it, keeps everything typed and enables its button. The last submit succeeds
 * with the smallest response of the contract.
 */
async function expectSurvives(form: FormUnderTest, table: readonly Fault[]): Promise<void> {
  const { user } = form.open();
  await form.fill(user);
  const before = typed(await button(form.button));
  const beside = alerts();
  let last: HTMLElement | undefined;
  for (const fault of table) {
    await inCase(fault.name, async () => {
      const outcome = failNextCall(form.path, fault);
      const submit = await button(form.button);
      submit.focus();
      fireEvent.click(submit);
      const told = await message(sentenceFor(form, fault), beside, last);
      const focused = form.focuses === undefined ? told : await field(form.focuses);
      await soon(() => expect(focused).toHaveFocus());
      expect(told.querySelector('img, script, b')).toBeNull();
      expect(await button(form.button)).toBeEnabled();
      expect(typed(submit)).toEqual(before);
      const { requests, status } = outcome();
      expect(requests, 'requests').toBe(1);
      const ended = form.authorization !== undefined && status === 401;
      expect(buttons('Sign in again'), 'offers to sign in').toHaveLength(ended ? 1 : 0);
      last = told;
    });
  }
  const [, least] = bodiesOf(form.path, '200');
  const { shows, conform } = form.success;
  const body = conform?.(least) ?? least;
  recordCalls(form.path, jsonReply(body));
  fireEvent.click(await button(form.button));
  const text = typeof shows === 'function' ? collapsed(shows(body)) : shows;
  expect(await screen.findAllByText(text)).not.toEqual([]);
  expect(alertWords(beside)).toEqual([]);
}

/** The required fields of a form, as product.md names them. */
const requiredFields = (form: HTMLFormElement) =>
  [...form.elements].flatMap((control) => {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') return 'terms*';
    if (!('required' in control && control.required && 'labels' in control)) return [];
    return [...(control.labels as NodeListOf<HTMLLabelElement>)].map((label) => label.textContent);
  });

/** Describes a form: its words for each kind of fault, and its payload, sent once. */
export function describeForm(name: string, form: FormUnderTest): void {
  const notSuccess = (form.notSuccess ?? []).map((body) => ({
    name: JSON.stringify(body),
    reply: jsonReply(body),
  }));

  it(`${name} is the one in product.md`, async () => {
    const words = `${form.button}, "${form.busyLabel}"`;
    const row = productRows('The forms one by one').find((cells) => cells[2] === words);
    const [product, fields = ''] = row ?? [];
    await form.fill(form.open().user);
    const element = formOf(await button(form.button));
    // Before its script runs, no form may put its fields into the URL.
    expect([element.method, element.noValidate]).toEqual(['post', true]);
    const required = fields.split(', ').filter((field) => field.endsWith('*'));
    expect(requiredFields(element)).toEqual(required);
    // Every page also has the newsletter form, with one field.
    const notes =
      document.body.textContent.match(/(Fields|The field) marked \* \w+ required\./g) ?? [];
    const note = 'The field marked * is required.';
    const own = required.length === 1 ? note : 'Fields marked * are required.';
    expect(notes.toSorted()).toEqual(product === 'Newsletter' ? [note] : [own, note]);
    const [, ...results] = productRows('Results of each form').find(([id]) => id === product) ?? [];
    expect(results[1]).toContain(`"${form.refused}"`);
    expect(results[2]).toContain(`"${form.unanswered}"`);
  });

  const { mistakes } = form;
  if (mistakes)
    it(`${name} reports each mistake at its field`, () => expectRefusals(form, mistakes));

  describe(`${name}, when it is sent`, () => {
    it('keeps what was typed and says why, whatever the response, and succeeds at the next try', () =>
      expectSurvives(form, [...oneOfEachKind, ...notSuccess, ...allowedRefusals(form.path)]));

    it('sends the exact payload once, however often it is submitted, until the page is left', async () => {
      const { user } = form.open();
      await form.fill(user);
      const { calls, givenUp } = holdCalls(form.path, jsonReply({ success: true }));
      const submit = await button(form.button);
      const element = formOf(submit);
      await user.dblClick(submit);
      await soon(() => expect(submit).toBeDisabled());
      expect(submit).toHaveTextContent(form.busyLabel);
      await user.click(submit);
      const control = element.querySelector('input:not([hidden], [type="file"])');
      if (control) await user.type(control, '{Enter}');
      element.requestSubmit();
      await soon(() => expect(calls).toHaveLength(1));
      expect(givenUp()).toBe(false);
      cleanup();
      expect(givenUp()).toBe(form.outlivesPage !== true);
      expect(payloadViolations(form.path, form.payload)).toEqual([]);
      expect(calls).toEqual([
        {
          body: form.payload,
          authorization: form.authorization ?? null,
          contentType: 'application/json',
        },
      ]);
    });
  });
}

/** Text of the empty country option. */
export const noCountry = 'Choose…';

/** Changes a field. @returns its previous value. */
async function setField(user: UserEvent, label: string, text: string): Promise<string> {
  const control = await field(label);
  if (control instanceof HTMLSelectElement) {
    const chosen = control.selectedOptions[0]?.text ?? '';
    await user.selectOptions(control, text);
    return chosen;
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) {
    throw new Error(`"${label}" takes no text`);
  }
  const { value } = control;
  await type(user, label, text);
  return value;
}

/**
 * Makes one mistake after the other in the filled form. Each shows one sentence, announced and tied to its field; the
 * field gets the focus; nothing is sent; correcting the mistake removes the sentence.
 */
async function expectRefusals(form: FormUnderTest, mistakes: readonly Mistake[]): Promise<void> {
  const { user } = form.open();
  await form.fill(user);
  const calls = recordCalls(form.path, jsonReply({ success: true, token: 'token' }));
  for (const [label, text, sentence] of mistakes) {
    await inCase(`“${text}” as ${label}`, async () => {
      const previous = await setField(user, label, text);
      fireEvent.click(await button(form.button));
      await soon(() => expect(alertWords()).toEqual([sentence]));
      const control = await field(label);
      await soon(() => expect(control).toHaveFocus());
      expect(control).toHaveAttribute('aria-invalid', 'true');
      expect(control).toHaveAccessibleDescription(
        expect.stringMatching(new RegExp(`^${sentence}`)) as string,
      );
      expect(await button(form.button)).toBeEnabled();
      await setField(user, label, previous);
      await soon(() => expect(alertWords()).toEqual([]));
    });
  }
  expect(calls).toEqual([]);
}
