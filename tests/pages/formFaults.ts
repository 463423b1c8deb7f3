import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { requestTimeoutMs } from '../../src/api/client';
import type { CallPath } from '../../src/mocks/model';
import { server } from '../server';
import { eventually, settled, withStoppedClock } from '../timers';
import { expectToStayAt, type visit } from '../visit';
import { faults, jsonReply, textReply, type Fault, type Reply } from './faultTable';

/*
 * What every form of the site must survive, written once. A form's test says how to open and fill it and
 * which sentences it shows, and goes through the whole table of faultTable.ts:
 *
 *   describeFaults('the contact form', {
 *     open: () => visit('/'),
 *     fill: async (user) => {
 *       await type(user, 'Name', 'Ada');
 *       await choose(user, 'Country code', 'Switzerland (+41)');
 *       …
 *     },
 *     button: 'Send message',
 *     busy: 'Submitting...',
 *     path: '/api/auth/contact-request',
 *     payload: { name: 'Ada', … },
 *     refused: 'Something went wrong. Please try again.',
 *     thrown: 'Submission failed. Please try again.',
 *     success: { answer: { success: true }, shows: 'Thank you …' },
 *   });
 *
 * After each fault: its sentence, as text, announced, alone and with the focus · all that was typed · the
 * button usable again · one request · nothing on the console (setup.ts). Then: the exact payload, once,
 * however often it is submitted · the time-out · the next try, and a late answer to the one before · an
 * answer to somebody who has left.
 * The form's own rules and what follows a success stay in the form's own test; `recordCalls` helps there.
 */

/** A form as `describeFaults` needs to know it. */
export interface FormUnderTest {
  /** Opens the page, mostly `() => visit('/…')`. */
  open: () => Pick<ReturnType<typeof visit>, 'user' | 'router'>;
  /** Fills the form correctly; may first click what opens it. */
  fill: (user: UserEvent) => Promise<void>;
  /** Words of the submit button when nothing runs. */
  button: string;
  /** Words of the submit button while the call runs. */
  busy: string;
  path: CallPath;
  /** Exactly what is sent. */
  payload: object;
  /** The token that is sent, for secure calls; without it no `Authorization` may be sent. */
  authorization?: string;
  /** The sentence for an answer without success. */
  refused: string;
  /** True where the server's own `error` text is shown instead of `refused`. */
  showsServerError?: boolean;
  /** The sentence for no answer at all. */
  thrown: string;
  /** Answers that must not count as success, beside the common ones. */
  notSuccess?: readonly JsonBodyType[];
  /** An answer that is a success, and a text that the visitor then sees. */
  success: { answer: JsonBodyType; shows: string | RegExp };
  /** Where the message is a toast, which takes no focus: the label of the field that gets it. */
  focuses?: string;
  /** False for what stands on every page: nobody can leave it. */
  canBeLeft?: boolean;
}

/** What the server got. */
export interface RecordedCall {
  body: unknown;
  authorization: string | null;
  contentType: string | null;
}

/** Replaces a call's answer for this test. @returns the calls so far; grows as they come. */
export function recordCalls(path: CallPath, answer: Reply): RecordedCall[] {
  const calls: RecordedCall[] = [];
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      calls.push({
        body: JSON.parse(await request.text()) as unknown,
        authorization: request.headers.get('Authorization'),
        contentType: request.headers.get('Content-Type'),
      });
      return answer();
    }),
  );
  return calls;
}

/** Lets a call wait for its answer. @returns the calls so far, and how to answer them. */
export function holdCalls(path: CallPath, reply: Reply) {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const calls = recordCalls(path, async () => {
    await held;
    return reply();
  });
  return { calls, answer };
}

/** Long texts and whole pages are no help in a message. */
export const soon = (check: () => void) => waitFor(check, { onTimeout: (error) => error });

const wordsOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();

/** The fields with exactly this label, with or without the star of a required field. */
const fields = (label: string) =>
  [...document.querySelectorAll('label')]
    .filter((element) => [label, `${label}*`].includes(wordsOf(element)))
    .map(({ control }) => control);

/** The one field with this label. */
export async function field(label: string): Promise<HTMLElement> {
  await soon(() => expect(fields(label), `one label "${label}"`).toHaveLength(1));
  const [control] = fields(label);
  if (!control) throw new Error(`The label "${label}" has no field`);
  return control;
}

/** Puts a text into the field with this label, quickly. */
export async function type(user: UserEvent, label: string, text: string): Promise<void> {
  const element = await field(label);
  await user.clear(element);
  await user.click(element);
  await user.paste(text);
}

/** Chooses an option by its words. */
export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  await user.selectOptions(await field(label), option);
}

/** By their words: a search by role looks at each of 246 countries, and there are many cases. */
const buttons = (words: string) =>
  [...document.querySelectorAll('button')].filter((button) => wordsOf(button) === words);

/** The one button with these words. */
export async function button(words: string): Promise<HTMLButtonElement> {
  await soon(() => expect(buttons(words), `one button "${words}"`).toHaveLength(1));
  const [found] = buttons(words);
  if (!found) throw new Error(`There is no button "${words}"`);
  return found;
}

/** The form that a control belongs to. */
function formOf(element: HTMLElement): HTMLFormElement {
  const form = element.closest('form');
  if (!form) throw new Error('The button does not stand in a form');
  return form;
}

/** All that stands in the page's fields. */
function typed(): string[] {
  const controls = document.querySelectorAll<HTMLInputElement>('input, select, textarea');
  return [...controls].map(({ name, value, checked }) => `${name}: ${value} ${checked}`);
}

const alerts = () => [...document.querySelectorAll<HTMLElement>('[role="alert"]')];
/** What the page announces at once. */
export const alertWords = (except: readonly HTMLElement[] = []) =>
  alerts()
    .filter((alert) => !except.includes(alert))
    .map(wordsOf);
const stored = () => [localStorage.getItem('user'), localStorage.getItem('token')];

/** Waits for the one message beside those that stood there before, which is not the `last` one. */
export async function message(
  text: string,
  before: readonly HTMLElement[] = [],
  last?: HTMLElement,
): Promise<HTMLElement> {
  await soon(() => {
    expect(alertWords(before)).toEqual([expect.stringContaining(text.replace(/\s+/g, ' '))]);
    expect(
      alerts().some((alert) => alert === last),
      'the message before',
    ).toBe(false);
  });
  const found = alerts().find((alert) => !before.includes(alert)) ?? document.body;
  expect(within(found).getByText(text)).toBeVisible();
  return found;
}

const seesSuccess = async ({ success }: FormUnderTest) =>
  expect((await screen.findAllByText(success.shows)).length).toBeGreaterThan(0);

const sentenceFor = (form: FormUnderTest, { unanswered, tells }: Fault): string => {
  if (unanswered) return form.thrown;
  return form.showsServerError && tells !== undefined ? tells : form.refused;
};

/** Lets the next call end with a fault. @returns how many requests were made, and the last status. */
export function meet(path: CallPath, { reply }: Fault) {
  if (typeof reply !== 'function') {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(reply);
    return () => {
      const requests = fetched.mock.calls.length;
      fetched.mockRestore();
      return { requests, status: 0 };
    };
  }
  let status = 0;
  const calls = recordCalls(path, async () => {
    const response = await reply();
    ({ status } = response);
    return response;
  });
  return () => ({ requests: calls.length, status });
}

/** Opens and fills a form once, and meets one fault after the other. */
async function expectSurvives(form: FormUnderTest, table: readonly Fault[]): Promise<void> {
  const { user } = form.open();
  await form.fill(user);
  await button(form.button);
  const before = typed();
  const beside = alerts();
  let last: HTMLElement | undefined;
  for (const fault of table) {
    try {
      const met = meet(form.path, fault);
      const submit = await button(form.button);
      submit.focus();
      fireEvent.click(submit);
      const told = await message(sentenceFor(form, fault), beside, last);
      const focused = form.focuses === undefined ? told : await field(form.focuses);
      await soon(() => expect(focused).toHaveFocus());
      expect(told.querySelector('img, script, b')).toBeNull();
      expect(await button(form.button)).toBeEnabled();
      expect(typed()).toEqual(before);
      const { requests, status } = met();
      expect(requests, 'requests').toBe(1);
      const ended = form.authorization !== undefined && status === 401;
      expect(buttons('Sign in again'), 'offers to sign in').toHaveLength(ended ? 1 : 0);
      last = told;
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`With ${fault.name}: ${reason}`, { cause });
    }
  }
}

/** A whole table in one test takes longer than a test usually may, on a busy machine. */
const tableTimeoutMs = 60_000;

/** Describes one form's way through every fault. */
export function describeFaults(name: string, form: FormUnderTest): void {
  const { answer } = form.success;
  const notSuccess = (form.notSuccess ?? []).map((body) => ({
    name: JSON.stringify(body),
    reply: jsonReply(body),
  }));

  describe(`${name}, when things go wrong`, () => {
    test.each(
      [
        { answers: 'none of its calls is answered', table: faults.unanswered },
        { answers: 'the answers are no JSON objects', table: faults.notJson },
        { answers: 'the answers neither succeed nor tell why', table: faults.silent },
        { answers: 'the answers tell why', table: faults.telling },
        { answers: 'the answers only look like a success', table: notSuccess },
      ].filter(({ table }) => table.length > 0),
    )(
      'keeps what was typed, says so and can go on when $answers ($table.length cases)',
      ({ table }) => expectSurvives(form, table),
      tableTimeoutMs,
    );

    test('succeeds at the next try, whatever the content type of good JSON', async () => {
      const { user } = form.open();
      await form.fill(user);
      const beside = alerts();
      recordCalls(form.path, () => HttpResponse.error());
      fireEvent.click(await button(form.button));
      await message(form.thrown, beside);
      const good = textReply(JSON.stringify(answer), 200, 'text/html');
      const calls = recordCalls(form.path, good);
      fireEvent.click(await button(form.button));
      await seesSuccess(form);
      expect(calls).toHaveLength(1);
      expect(screen.queryByText(form.thrown)).toBeNull();
    });

    test('gives up after 30 seconds, and the late answer does not disturb the next try', async () => {
      const { user } = form.open();
      await form.fill(user);
      const late = holdCalls(form.path, jsonReply({ success: false, error: 'Late.' }, 500));
      const submit = await button(form.button);
      const before = typed();
      const beside = alerts();
      await withStoppedClock(async () => {
        submit.click();
        await eventually(() => expect(submit).toBeDisabled());
        await vi.advanceTimersByTimeAsync(requestTimeoutMs - 1000);
        expect(submit).toBeDisabled();
        await vi.advanceTimersByTimeAsync(1000);
      });
      await message(form.thrown, beside);
      expect(late.calls.length).toBeLessThanOrEqual(1);
      expect(submit).toBeEnabled();
      expect(typed()).toEqual(before);

      const next = holdCalls(form.path, jsonReply(answer));
      fireEvent.click(submit);
      await soon(() => expect(next.calls).toHaveLength(1));
      late.answer();
      await settled();
      expect(alertWords(beside)).toEqual([]);
      expect(submit).toBeDisabled();
      next.answer();
      await seesSuccess(form);
    });

    test('sends the exact payload once, however often it is submitted meanwhile', async () => {
      const { user } = form.open();
      await form.fill(user);
      const { calls, answer: finish } = holdCalls(form.path, jsonReply(answer));
      const submit = await button(form.button);
      const element = formOf(submit);
      await user.dblClick(submit);
      await soon(() => expect(submit).toBeDisabled());
      expect(wordsOf(submit)).toBe(form.busy);
      await user.click(submit);
      const control = element.querySelector('input:not([type="file"])');
      if (control) await user.type(control, '{Enter}');
      element.requestSubmit();
      await soon(() => expect(calls).toHaveLength(1));
      finish();
      await seesSuccess(form);
      expect(calls).toEqual([
        {
          body: form.payload,
          authorization: form.authorization ?? null,
          contentType: 'application/json',
        },
      ]);
    });

    const { canBeLeft = true } = form;
    if (!canBeLeft) return;
    test('neither leads nor tells nor signs in or out anybody who has left meanwhile', async () => {
      const { user, router } = form.open();
      await form.fill(user);
      const { calls, answer: finish } = holdCalls(form.path, jsonReply(answer));
      fireEvent.click(await button(form.button));
      await soon(() => expect(calls).toHaveLength(1));
      const before = stored();
      await router.navigate('/purchase');
      await screen.findByRole('heading', { level: 1, name: 'Purchase Ticket Page' });
      finish();
      await settled();
      expectToStayAt(router, '/purchase');
      expect(alertWords()).toEqual([]);
      expect(screen.queryAllByRole('status')).toEqual([]);
      expect(stored()).toEqual(before);
    });
  });
}
