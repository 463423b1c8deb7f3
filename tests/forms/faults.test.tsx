import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { requestTimeoutMs } from '../../src/api/client';
import { expectSurvives, message, type FormUnderTest } from '../describeForm';
import { faults } from '../faultTable';
import { alertWords, button, soon, type, typed } from '../fields';
import { holdCalls, jsonReply, settled } from '../server';
import { eventually, withStoppedClock } from '../timers';
import { visit } from '../visit';

/* Shared by all forms, so one small form runs the whole table of faults. */

const path = '/api/auth/forgot-password';

const small: FormUnderTest = {
  open: () => visit('/forgot-password'),
  fill: (user) => type(user, 'Email', 'ada@example.org'),
  button: 'Send reset link',
  busyLabel: 'Sending…',
  path,
  payload: { email: 'ada@example.org' },
  refused: 'Failed to send reset link.',
  showsServerError: true,
  unanswered: 'Something went wrong. Please try again.',
  success: { shows: 'A password reset link has been sent to your email.' },
};

describe('a form', () => {
  it.each([
    { fault: 'no call has a response', table: faults.unanswered },
    { fault: 'the responses are not JSON objects', table: faults.notJson },
    { fault: 'the responses neither succeed nor say why', table: faults.silent },
    { fault: 'the responses say why', table: faults.readable },
  ])(
    'keeps what was typed, says so and can try again if $fault ($table.length cases)',
    ({ table }) => expectSurvives(small, table),
  );

  it('gives up after 30 seconds, and the late response does not disturb the next try', async () => {
    const { user } = small.open();
    await small.fill(user);
    const late = holdCalls(path, jsonReply({ success: false, error: 'Late.' }, 500));
    const submit = await button(small.button);
    const before = typed(submit);
    await withStoppedClock(async () => {
      submit.click();
      await eventually(() => expect(submit).toBeDisabled());
      await vi.advanceTimersByTimeAsync(requestTimeoutMs - 1000);
      expect(submit).toBeDisabled();
      await vi.advanceTimersByTimeAsync(1000);
    });
    await message(small.unanswered);
    expect(late.calls.length).toBeLessThanOrEqual(1);
    expect(submit).toBeEnabled();
    expect(typed(submit)).toEqual(before);

    const next = holdCalls(path, jsonReply({ success: true }));
    fireEvent.click(submit);
    await soon(() => expect(next.calls).toHaveLength(1));
    late.respond();
    await settled();
    expect(alertWords()).toEqual([]);
    expect(submit).toBeDisabled();
    next.respond();
    expect(await screen.findByText(/^A password reset link has been sent/)).toBeVisible();
  });
});
