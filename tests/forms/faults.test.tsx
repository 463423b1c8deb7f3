import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { request, requestTimeoutMs } from '../../src/api/client';
import { Form, SubmitButton } from '../../src/forms/Form';
import { FormField } from '../../src/forms/FormField';
import { FormAlert } from '../../src/forms/FormAlert';
import { useSiteForm } from '../../src/forms/useSiteForm';
import { expectSurvives, message, type FormUnderTest } from '../describeForm';
import { faults } from '../faultTable';
import { alertWords, button, soon, type, typed } from '../fields';
import { holdCalls, jsonReply, settled } from '../server';
import { eventually, withStoppedClock } from '../timers';
import { newUser } from '../visit';

/* Shared by all forms, so one small form runs the whole table of faults. */

const path = '/api/auth/forgot-password';

function SmallForm() {
  const form = useSiteForm<{ name: string; note: string }>({
    unanswered: 'Nothing came.',
    submit: (values, signal) => request(path, values, { signal }),
    success: 'Done.',
    refused: 'Refused.',
    showsServerError: true,
  });
  return (
    <Form form={form}>
      <FormAlert outcome={form.outcome} />
      <FormField name="name" label="Name" />
      <FormField name="note" label="Note" rows={2} />
      <SubmitButton busyLabel="Sending…">Send</SubmitButton>
    </Form>
  );
}

const small: FormUnderTest = {
  open: () => ({ ...render(<SmallForm />), user: newUser() }),
  fill: async (user) => {
    await type(user, 'Name', ' Ada 🤖 ');
    await type(user, 'Note', 'two\nlines');
  },
  button: 'Send',
  busyLabel: 'Sending…',
  path,
  payload: { name: ' Ada 🤖 ', note: 'two\nlines' },
  refused: 'Refused.',
  showsServerError: true,
  unanswered: 'Nothing came.',
  success: { shows: 'Done.' },
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
    const submit = await button('Send');
    const before = typed(submit);
    await withStoppedClock(async () => {
      submit.click();
      await eventually(() => expect(submit).toBeDisabled());
      await vi.advanceTimersByTimeAsync(requestTimeoutMs - 1000);
      expect(submit).toBeDisabled();
      await vi.advanceTimersByTimeAsync(1000);
    });
    await message('Nothing came.');
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
    expect(await screen.findByText('Done.')).toBeVisible();
  });
});
