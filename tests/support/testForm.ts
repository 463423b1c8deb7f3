import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CallPath } from '../../src/api/calls.ts';
import { sessionToken } from './accounts.ts';
import { failCalls, type Failure, oneOfEachKind } from './failures.ts';
import { holdCalls, jsonReply, settled, stubCall } from './mockedApi.ts';
import { isSecure, payloadViolations, smallestResponse } from './openapi.ts';
import {
  alerts,
  alertWords,
  button,
  buttons,
  closest,
  expectOneAlert,
  field,
  fillIn,
  press,
} from './steps.ts';

/** A form, and the words and behaviour that its page determines. */
interface FormUnderTest {
  /** Opens the page, and the form if the page does not show it at once. */
  open: () => { user: UserEvent } | Promise<{ user: UserEvent }>;
  /** Valid values of its required fields, by label; see `fillIn`. */
  fields: Readonly<Record<string, string>>;
  /** The words that explain the asterisks of required fields (default: the usual ones, if there are several fields). */
  legend?: string;
  /** Texts that break a rule, each with the error that the form then shows. */
  mistakes: readonly (readonly [label: string, text: string, error: string])[];
  /** Label of the submit button, and its label during the call. */
  button: string;
  busyLabel: string;
  path: CallPath;
  payload: object;
  /** A text of the page, or of the next one. */
  afterSuccess: string;
  /** The sentence after a response without success. */
  refused: string;
  /** Set if an error of the server replaces that sentence. */
  showsServerError?: true;
  /** The sentence without a response (default: the same). */
  noResponse?: string;
  /** Label of the button that shows the empty fields again after a success. */
  again?: string;
  /** Set if the call continues when the visitor leaves the page; otherwise, it is aborted. */
  callContinues?: true;
}

/** Names and values of all fields in a part of the page. */
function valuesIn(part: Element): string[] {
  const controls = part.querySelectorAll<HTMLInputElement>('input, select, textarea');
  return [...controls].map(({ name, value, checked }) => `${name}: ${value} ${checked}`);
}

/**
 * Makes the tests that a form needs. The tests in tests/forms check what all forms share.
 * @param name a noun with its article; the titles continue it.
 */
export function testForm(name: string, form: FormUnderTest): void {
  const { fields, path, afterSuccess, refused, noResponse = refused, again } = form;
  const open = async () => {
    const { user } = await form.open();
    await fillIn(user, fields);
    return { user, submit: await button(form.button), otherAlerts: alerts() };
  };

  describe(name, () => {
    const required = Object.keys(fields);
    const [first] = required;
    const usualLegend = required.length > 1 ? 'Fields marked * are required.' : undefined;
    const { legend = usualLegend } = form;
    const mark = legend === undefined ? '' : '*';
    it(`requires ${required.join(', ') || 'nothing'}, with ${mark ? 'asterisks' : 'no asterisk'}`, async () => {
      const { submit } = await open();
      const controls = closest(submit, 'form').querySelectorAll<HTMLInputElement>('[required]');
      expect(Array.from(controls, ({ labels }) => labels?.[0]?.textContent)).toEqual(
        required.map((label) => label + mark),
      );
      if (legend === undefined) return;
      expect(submit.closest('section, main, [role=dialog]')).toHaveTextContent(legend);
    });

    it.each(form.mistakes)(
      'says $2 if the field $0 has the value $1',
      async (label, text, error) => {
        const { user } = await open();
        const calls = stubCall(path, jsonReply({ success: true, token: 'token' }));
        await fillIn(user, { [label]: text });
        await press(user, form.button);
        await waitFor(() => expect(alertWords(), 'the alerts').toEqual([error]));
        const control = await field(label);
        await waitFor(() => expect(control).toHaveFocus());
        expect(control).toHaveAccessibleDescription(expect.stringContaining(error) as string);
        await settled();
        expect(calls, `calls of ${path}`).toEqual([]);
      },
    );

    it(`sends its payload to ${path}, and says “${form.busyLabel}” meanwhile`, async () => {
      const { user } = await open();
      const { calls } = holdCalls(path, jsonReply({ success: true }));
      await press(user, form.button);
      expect(await button(form.busyLabel)).toBeDisabled();
      await settled();
      const authorization = isSecure(path) ? sessionToken : null;
      const contentType = 'application/json';
      expect(payloadViolations(path, form.payload), 'violations of the contract').toEqual([]);
      expect(calls, 'the calls').toEqual([{ body: form.payload, authorization, contentType }]);
    });

    const { noConnection, textAsSuccess, markup } = oneOfEachKind;
    it.each<{ failure: Failure; sentence: string }>([
      { failure: noConnection, sentence: noResponse },
      { failure: textAsSuccess, sentence: refused },
      { failure: markup, sentence: form.showsServerError ? markup.serverError : refused },
    ])('says $sentence after $failure.name, and keeps its input', async ({ failure, sentence }) => {
      const { user, submit, otherAlerts } = await open();
      const input = valuesIn(closest(submit, 'form'));
      const { calls } = failCalls(path, failure);
      await press(user, form.button);
      // The text as it is: markup is not interpreted.
      const alert = await expectOneAlert(sentence, otherAlerts);
      // A dialog keeps the focus: its messages are toasts, outside of it.
      const inDialog = submit.closest('[role=dialog]') && first !== undefined;
      const target = inDialog ? await field(first) : alert;
      await waitFor(() => expect(target).toHaveFocus());
      expect(valuesIn(closest(await button(form.button), 'form'))).toEqual(input);
      expect(buttons('Sign in again')).toEqual([]);
      await settled();
      expect(calls, 'the calls').toHaveLength(1);
    });

    const succeed = () => stubCall(path, jsonReply(smallestResponse(path)));

    it(`shows “${afterSuccess}” after a success that follows a failure`, async () => {
      const { user, otherAlerts } = await open();
      failCalls(path, noConnection);
      await press(user, form.button);
      await expectOneAlert(noResponse, otherAlerts);
      expect(screen.queryByText(afterSuccess)).toBeNull();
      succeed();
      await press(user, form.button);
      expect(await screen.findAllByText(afterSuccess)).not.toEqual([]);
      expect(alertWords(otherAlerts), 'the alerts').toEqual([]);
    });

    if (first !== undefined && again !== undefined) {
      it(`is empty after a success and a press of “${again}”`, async () => {
        const { user } = await open();
        succeed();
        await press(user, form.button);
        await press(user, again);
        expect(screen.queryByText(afterSuccess)).toBeNull();
        const control = await field(first);
        expect(control).toHaveFocus();
        expect(control).toHaveValue('');
      });
    }

    it(`${form.callContinues ? 'continues' : 'aborts'} its call when it is removed from the page`, async () => {
      const { user } = await open();
      const { calls, aborted } = holdCalls(path, jsonReply({ success: true }));
      await press(user, form.button);
      await waitFor(() => expect(calls, 'the calls').toHaveLength(1));
      expect(aborted(), 'the call is aborted').toBe(false);
      cleanup();
      expect(aborted(), 'the call is aborted').toBe(!form.callContinues);
    });
  });
}
