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
  closest,
  field,
  onlyAlert,
  pasteInto,
  press,
  valuesIn,
} from './elements.ts';
import { failCalls, type Failure, oneOfEachKind } from './failures.ts';
import { holdCalls, jsonReply, recordCalls, settled } from './mockedApi.ts';
import {
  authorizationOf,
  bodiesOf,
  isSecure,
  payloadViolations,
  type ResponseBody,
} from './openapi.ts';
import { present } from './present.ts';
import { visit } from './visit.tsx';

/* Each form tests its words, payload and wiring with `formTests`; tests/forms tests what all forms share. */

/** What every test of a form needs. */
interface FormUnderTest {
  url: string;
  /** The account that is signed in. */
  as?: User;
  /** Fills the form correctly; opens it first if necessary. */
  fill: (user: UserEvent) => Promise<void>;
  path: CallPath;
  /** Label of the submit button. */
  button: string;
}

/** What a form shows after a failure. */
interface AfterFailure {
  /** Sentence after a response without success. */
  refused: string;
  /** True if the server's error replaces that sentence. */
  showsServerError?: true;
  /** Sentence if there is no response (default: Something went wrong. Please try again.). */
  unanswered?: string;
  /** Label of the field that has the focus, if the message is a toast. */
  focused?: string;
  /** Bodies that look like a success and are refused, too. */
  alsoRefused?: readonly ResponseBody[];
}

/** The statements about one form, for its `describe`; each registers its tests. */
export const formTests = (form: FormUnderTest) => ({
  /** The labels are without the asterisk. */
  itRequires(labels: readonly string[]) {
    it(`marks and explains its required fields: ${labels.join(', ') || 'none'}`, async () => {
      await openFilled(form);
      const element = closest(await button(form.button), 'form');
      const required = [...element.querySelectorAll<HTMLInputElement>('[required]')];
      expect(required.map((control) => control.labels?.[0]?.textContent)).toEqual(
        labels.map((label) => `${label}*`),
      );
      if (labels.length === 0) return;
      expect(partAround(element)).toHaveTextContent(
        labels.length > 1 ? 'Fields marked * are required.' : 'The field marked * is required.',
      );
    });
  },

  /**
   * Makes each mistake in the filled form. The form shows one sentence, announced and tied to its field; the field gets
   * the focus; nothing is sent; correcting the mistake removes the sentence.
   */
  itReports(mistakes: readonly (readonly [label: string, text: string, sentence: string])[]) {
    it.each(mistakes)('reports $1 in the field $0', async (label, text, sentence) => {
      const user = await openFilled(form);
      const calls = recordCalls(form.path, jsonReply({ success: true, token: 'token' }));
      const previous = await setField(user, label, text);
      fireEvent.click(await button(form.button));
      await waitFor(() => expect(alertWords()).toEqual([sentence]));
      const control = await field(label);
      await waitFor(() => expect(control).toHaveFocus());
      expect(control).toHaveAttribute('aria-invalid', 'true');
      expect(control).toHaveAccessibleDescription(startingWith(sentence));
      expect(await button(form.button)).toBeEnabled();
      await setField(user, label, previous);
      await waitFor(() => expect(alertWords()).toEqual([]));
      await settled();
      expect(calls).toEqual([]);
    });
  },

  /** Submits the filled form in every way there is. The first submit makes one call, with the exact payload. */
  itSendsOnce({ payload, busyLabel }: { payload: object; busyLabel: string }) {
    it(`shows ${busyLabel} and sends its payload only once`, async () => {
      const user = await openFilled(form);
      const { calls } = holdCalls(form.path, jsonReply({ success: true }));
      const submit = await button(form.button);
      const element = closest(submit, 'form');
      await user.dblClick(submit);
      await waitFor(() => expect(submit).toBeDisabled());
      expect(submit).toHaveTextContent(busyLabel);
      await user.click(submit);
      const control = element.querySelector('input:not([hidden], [type="file"])');
      if (control) await user.type(control, '{Enter}');
      element.requestSubmit();
      await settled();
      const authorization = isSecure(form.path) ? authorizationOf(sessionToken) : null;
      expect(payloadViolations(form.path, payload)).toEqual([]);
      expect(calls).toEqual([{ body: payload, authorization, contentType: 'application/json' }]);
    });
  },

  /**
   * Submits the filled form, whose call fails. The form makes one request, shows one sentence as text, announces and
   * focuses it, keeps the typed text and enables its button. If the session has ended, it offers to sign in again.
   */
  itSurvivesFailures({
    refused,
    showsServerError,
    unanswered = 'Something went wrong. Please try again.',
    focused,
    alsoRefused = [],
  }: AfterFailure) {
    const sentenceAfter = (failure: Failure) =>
      failure.unanswered ? unanswered : ((showsServerError && failure.serverError) ?? refused);

    /** @param others alerts that do not belong to the form. @returns the alert of the failure. */
    const expectFailure = async (failure: Failure, others: readonly HTMLElement[]) => {
      const step = (name: string) => `${name} of the form "${form.button}" after ${failure.name}`;
      const outcome = failCalls(form.path, failure);
      const submit = await button(form.button);
      const input = valuesIn(partAround(submit));
      submit.focus();
      fireEvent.click(submit);
      const alert = await onlyAlert(sentenceAfter(failure), others);
      const target = focused === undefined ? alert : await field(focused);
      await waitFor(() => expect(target, step('focus')).toHaveFocus());
      expect(alert.querySelector('img, script, b'), step('markup in the alert')).toBeNull();
      const enabled = await button(form.button);
      expect(enabled, step('button')).toBeEnabled();
      expect(valuesIn(partAround(enabled)), step('input')).toEqual(input);
      await settled();
      expect(outcome().requests, step('number of requests')).toBe(1);
      const sessionEnded = isSecure(form.path) && failure === oneOfEachKind.unauthorized;
      expect(buttons('Sign in again'), step('offer to sign in again')).toHaveLength(
        sessionEnded ? 1 : 0,
      );
      return alert;
    };

    const bodies = alsoRefused.map((body) => ({
      name: JSON.stringify(body),
      reply: jsonReply(body),
    }));
    const failures: Failure[] = [...Object.values(oneOfEachKind), ...bodies];
    it.each(failures)('shows its sentence and keeps all input after $name', async (failure) => {
      await openFilled(form);
      await expectFailure(failure, alerts());
    });

    // Both failures have the same sentence, which only a new element announces again.
    it('announces a second failure as well', async () => {
      await openFilled(form);
      const others = alerts();
      const first = await expectFailure(oneOfEachKind.unauthorized, others);
      await expectFailure(oneOfEachKind.textAsSuccess, [...others, first]);
      expect(first).not.toBeInTheDocument();
    });
  },

  /** @param adjustBody adjusts the smallest response of the contract to this visitor. */
  itShowsAfterSuccess(words: string, adjustBody = (body: ResponseBody) => body) {
    it(`shows “${words}” after a success that follows a failure`, async () => {
      await openFilled(form);
      const others = alerts();
      failCalls(form.path, oneOfEachKind.noConnection);
      fireEvent.click(await button(form.button));
      await waitFor(() => expect(alertWords(others)).toHaveLength(1));
      expect(screen.queryByText(words)).toBeNull();
      const [, smallest] = bodiesOf(form.path, 200);
      recordCalls(form.path, jsonReply(adjustBody(smallest)));
      fireEvent.click(await button(form.button));
      expect(await screen.findAllByText(words)).not.toEqual([]);
      expect(alertWords(others)).toEqual([]);
    });
  },

  /** After a success, the button `againLabel` leads back to the first field. */
  itReturnsToItsFields(again: { success: string; againLabel: string; firstField: string }) {
    it(`returns to its fields with ${again.againLabel}`, async () => {
      const user = await openFilled(form);
      recordCalls(form.path, jsonReply({ success: true }));
      await press(user, form.button);
      const message = await screen.findByText(again.success);
      await press(user, again.againLabel);
      expect(message).not.toBeInTheDocument();
      expect(await field(again.firstField)).toHaveFocus();
      expect(await field(again.firstField)).toHaveValue('');
    });
  },

  itAbortsOnLeaving() {
    it('aborts its call when it is removed from the page', () => expectAborted(form, true));
  },

  itContinuesAfterLeaving() {
    it('continues its call when it is removed from the page', () => expectAborted(form, false));
  },
});

/** Matches texts that start with this one. */
const startingWith = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Opens the page and fills the form. @returns its visitor. */
async function openFilled({ url, as, fill }: FormUnderTest): Promise<UserEvent> {
  const { user } = visit(url, { as });
  await fill(user);
  return user;
}

/** The part of the page that has a form, its legend and what belongs to it, but no form of another part. */
const partAround = (element: Element) =>
  present(element.closest('section, main, [role="dialog"]'), 'The part of the page');

/** Changes a field. @returns its previous value. */
async function setField(user: UserEvent, label: string, text: string): Promise<string> {
  const control = (await field(label)) as HTMLInputElement | HTMLSelectElement;
  const { value } = control;
  if (control instanceof HTMLSelectElement) await user.selectOptions(control, text);
  else await pasteInto(user, label, text);
  return value;
}

/** Removes the page during the call, and checks whether that aborts the call. */
async function expectAborted(form: FormUnderTest, expected: boolean): Promise<void> {
  const user = await openFilled(form);
  const { calls, aborted } = holdCalls(form.path, jsonReply({ success: true }));
  await press(user, form.button);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(aborted()).toBe(false);
  cleanup();
  expect(aborted()).toBe(expected);
}
