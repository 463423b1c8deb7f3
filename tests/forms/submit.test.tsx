import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, closest, field, fillIn, onlyAlert, press, valuesIn } from '../support/elements.ts';
import { failCalls, type Failure, oneOfEachKind } from '../support/failures.ts';
import { holdCalls, jsonReply, settled } from '../support/mockedApi.ts';
import { visit } from '../support/visit.tsx';

/* What all forms do when they make a call. The sign-in form is the example; `testForm` tests the words of each form. */

const path = '/api/auth/login';

async function openFilled() {
  const { user } = visit('/login');
  await fillIn(user, { Email: 'ada@example.org', Password: ' secret ' });
  const submit = await button('Sign in');
  return { user, submit, form: closest(submit, 'form') };
}

it('a form makes one call, however often and by whatever means it is submitted', async () => {
  const { user, submit, form } = await openFilled();
  const { calls } = holdCalls(path, jsonReply({ success: true }));
  await user.dblClick(submit);
  await waitFor(() => expect(submit).toBeDisabled());
  await user.click(submit);
  await user.type(await field('Email'), '{Enter}');
  form.requestSubmit();
  await settled();
  expect(calls).toHaveLength(1);
});

it.each<Failure>(Object.values(oneOfEachKind))(
  'a form makes one call, keeps its input and can be sent again after $name',
  async (failure) => {
    const { user, submit, form } = await openFilled();
    const input = valuesIn(form);
    const { calls } = failCalls(path, failure);
    await press(user, 'Sign in');
    // The text as it is: markup is not interpreted.
    const alert = await onlyAlert(failure.serverError ?? 'Login failed. Please try again.');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(alert.querySelector('img, script, b')).toBeNull();
    expect(submit).toBeEnabled();
    expect(valuesIn(form)).toEqual(input);
    await settled();
    expect(calls).toHaveLength(1);
  },
);
