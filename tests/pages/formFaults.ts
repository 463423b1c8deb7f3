import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { requestTimeoutMs } from '../../src/api/client';
import type { CallPath } from '../../src/mocks/model';
import { server } from '../server';
import { eventually, withStoppedClock } from '../timers';

/*
 * What every form of the site must survive, written once. A form's test says how to open and fill it and
 * which sentences it shows, and gets the whole table:
 *
 *   describeFaults('the contact form', {
 *     open: () => visit('/'),
 *     fill: async (user) => {
 *       await type(user, 'Name', 'Ada');
 *       await choose(user, 'Country code', 'Switzerland (+41)');
 *       …
 *     },
 *     button: 'Send message',
 *     path: '/api/auth/contact-request',
 *     payload: { name: 'Ada', … },
 *     refused: 'Something went wrong. Please try again.',
 *     thrown: 'Submission failed. Please try again.',
 *     success: { answer: { success: true }, shows: 'Thank you …' },
 *   });
 *
 * It proves: the exact payload, once, also after clicks, Enter and requestSubmit while it runs · every
 * useless answer, status and network failure shows its sentence · all that was typed stays · the button
 * works again · the message is announced and has the focus · a second try succeeds.
 * The form's own rules and what follows a success stay in the form's own test; `recordCalls` helps there.
 */

/** A form as `describeFaults` needs to know it. */
export interface FormUnderTest {
  /** Opens the page, mostly `() => visit('/…')`. */
  open: () => { user: UserEvent };
  /** Fills the form correctly; may first click what opens it. */
  fill: (user: UserEvent) => Promise<void>;
  /** Words of the submit button when nothing runs. */
  button: string;
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
  /** False where the message is a toast: announced, but it does not take the focus. */
  takesFocus?: boolean;
}

/** What the server got. */
export interface RecordedCall {
  body: unknown;
  authorization: string | null;
  contentType: string | null;
}

/** Replaces a call's answer for this test. @returns the calls so far; grows as they come. */
export function recordCalls(
  path: CallPath,
  answer: () => Response | Promise<Response>,
): RecordedCall[] {
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

/** The field with exactly this label, with or without the star of a required field. */
export const field = (label: string) =>
  screen.findByLabelText((text) => text === label || text === `${label}*`);

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

const jsonReply =
  (body: JsonBodyType, status = 200) =>
  () =>
    HttpResponse.json(body, { status });
const textReply =
  (text: string | null, status = 200, type = 'application/json') =>
  () =>
    new HttpResponse(text, { status, headers: { 'Content-Type': type } });

type Reply = () => Response;

/** Bodies that are not a JSON object. */
const notJson: readonly [name: string, reply: Reply][] = [
  ['500 with HTML', textReply('<h1>Internal Server Error</h1>', 500, 'text/html')],
  ['502 with HTML', textReply('<h1>Bad Gateway</h1>', 502, 'text/html')],
  ['503 with HTML', textReply('<h1>Service Unavailable</h1>', 503, 'text/html')],
  ['200 with HTML', textReply('<!doctype html><title>Home</title>', 200, 'text/html')],
  ['200 with nothing', textReply('')],
  ['204', () => new HttpResponse(null, { status: 204 })],
  ['null', jsonReply(null)],
  ['a list', jsonReply([])],
  ['a text', jsonReply('ok')],
  ['a number', jsonReply(42)],
  ['true', jsonReply(true)],
  ['truncated JSON', textReply('{"success": tr')],
];

/** JSON objects that neither succeed nor say anything a person could read. */
const silent: readonly [name: string, reply: Reply][] = [
  ...[400, 401, 403, 404, 409, 413, 422, 429, 500].map((status): [string, Reply] => [
    `${status} without an error`,
    jsonReply({ success: false }, status),
  ]),
  ['an empty object', jsonReply({})],
  ['success as a text', jsonReply({ success: 'true' })],
  ['success as a number', jsonReply({ success: 1 })],
  ['a status of its own', jsonReply({ status: 200 }, 500)],
  ['an error that is an object', jsonReply({ error: { message: 'no' } }, 400)],
  ['an error that is a list', jsonReply({ error: ['no'] }, 400)],
  ['an error that is a number', jsonReply({ error: 7 }, 400)],
  ['an error of spaces', jsonReply({ error: '  ' }, 400)],
  ['a forged prototype', textReply('{"__proto__": {"success": true, "token": "t"}}')],
  ['a forged constructor', textReply('{"constructor": {"prototype": {"success": true}}}')],
];

const longText = 'No. '.repeat(2500);

/** Errors that a person can read, and what is seen of them. */
const telling: readonly [name: string, error: string, seen: string][] = [
  ['plain', 'This did not work.', 'This did not work.'],
  ['markup', '<img src=x onerror=alert(1)> <b>no</b>', '<img src=x onerror=alert(1)> <b>no</b>'],
  ['right-to-left override', 'abc \u202E def', 'abc \u202E def'],
  ['10 kB', longText, `${longText.slice(0, 299).trimEnd()}…`],
];

/** By its words: a search by role looks at each of 246 countries, and there are many tests. */
const button = (words: string) =>
  screen.findByText<HTMLButtonElement>(words, { selector: 'button' });

/** The form that a control belongs to. */
function formOf(element: HTMLElement): HTMLFormElement {
  const form = element.closest('form');
  if (!form) throw new Error('The button does not stand in a form');
  return form;
}

/** All that stands in the form's fields. */
function contentOf(form: HTMLFormElement): string[] {
  const fields = form.querySelectorAll<HTMLInputElement>('input, select, textarea');
  return [...fields].map((field) => `${field.name}: ${field.value} ${field.checked}`);
}

async function expectMessage(text: string, { takesFocus = true }: FormUnderTest): Promise<void> {
  const message = (await screen.findByText(text)).closest<HTMLElement>('[role="alert"]');
  expect(message).not.toBeNull();
  if (takesFocus) await waitFor(() => expect(message).toHaveFocus());
}

/** Fills and submits with one bad reply, and checks that the visitor can go on. */
async function expectSurvives(form: FormUnderTest, reply: Reply, sentence: string): Promise<void> {
  const { user } = form.open();
  await form.fill(user);
  const calls = recordCalls(form.path, reply);
  const submit = await button(form.button);
  const before = contentOf(formOf(submit));
  await user.click(submit);
  await expectMessage(sentence, form);
  expect(calls).toHaveLength(1);
  const after = await button(form.button);
  expect(after).toBeEnabled();
  expect(contentOf(formOf(after))).toEqual(before);
}

/** Describes one form's way through every fault. */
export function describeFaults(name: string, form: FormUnderTest): void {
  const { refused, showsServerError = false } = form;

  describe(`${name}, when things go wrong`, () => {
    test.each(notJson)('tells that %s is no answer', async (_, reply) => {
      await expectSurvives(form, reply, showsServerError ? 'Invalid JSON response' : refused);
    });

    test.each(silent)('falls back to its own sentence for %s', async (_, reply) => {
      await expectSurvives(form, reply, refused);
    });

    test.each((form.notSuccess ?? []).map((body) => [JSON.stringify(body), body] as const))(
      'does not take %s for a success',
      async (_, body) => {
        await expectSurvives(form, jsonReply(body), refused);
      },
    );

    test.each(telling)(
      showsServerError
        ? "shows the server's %s error as text, shortened"
        : "keeps to its own sentence for the server's %s error",
      async (_, error, seen) => {
        const reply = jsonReply({ success: false, error }, 422);
        await expectSurvives(form, reply, showsServerError ? seen : refused);
        expect(document.querySelector('img[src="x"]')).toBeNull();
      },
    );

    test('tells that no answer came when offline, and the next try succeeds', async () => {
      await expectSurvives(form, () => HttpResponse.error(), form.thrown);
      const calls = recordCalls(form.path, () => HttpResponse.json(form.success.answer));
      fireEvent.click(await button(form.button));
      expect((await screen.findAllByText(form.success.shows)).length).toBeGreaterThan(0);
      expect(calls).toHaveLength(1);
      expect(screen.queryByText(form.thrown)).toBeNull();
    });

    test('gives up after 30 seconds without an answer', async () => {
      const { user } = form.open();
      await form.fill(user);
      const calls = recordCalls(form.path, () => new Promise<never>(() => undefined));
      const submit = await button(form.button);
      const before = contentOf(formOf(submit));
      await withStoppedClock(async () => {
        submit.click();
        await eventually(() => expect(submit).toBeDisabled());
        await vi.advanceTimersByTimeAsync(requestTimeoutMs - 1000);
        expect(submit).toBeDisabled();
        await vi.advanceTimersByTimeAsync(1000);
      });
      await expectMessage(form.thrown, form);
      expect(calls.length).toBeLessThanOrEqual(1);
      expect(submit).toBeEnabled();
      expect(contentOf(formOf(submit))).toEqual(before);
    });

    test('sends the exact payload once, however often it is submitted meanwhile', async () => {
      const { user } = form.open();
      await form.fill(user);
      let answer: () => void = () => undefined;
      const calls = recordCalls(
        form.path,
        () =>
          new Promise((resolve) => {
            answer = () => resolve(HttpResponse.json(form.success.answer));
          }),
      );
      const submit = await button(form.button);
      const element = formOf(submit);
      await user.dblClick(submit);
      await waitFor(() => expect(submit).toBeDisabled());
      await user.click(submit);
      await user.type(element.querySelector('input') ?? element, '{Enter}');
      element.requestSubmit();
      await waitFor(() => expect(calls).toHaveLength(1));
      answer();
      expect((await screen.findAllByText(form.success.shows)).length).toBeGreaterThan(0);
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
