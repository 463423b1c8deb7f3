import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { Form } from '../../src/forms/Form.tsx';
import { FormField } from '../../src/forms/FormField.tsx';
import { useForm } from '../../src/forms/useForm.ts';
import { holdCalls, jsonReply, settled } from '../support/mockedApi.ts';
import { button, closest, field, fillIn } from '../support/steps.ts';
import { visit } from '../support/visit.tsx';

/* What all forms do. The sign-in form is the example; `testForm` tests each form. */

it('typing re-renders the page around a form only if an error changes', async () => {
  const rendered = vi.fn();
  function Page() {
    useEffect(rendered);
    return (
      <Form form={useForm({ fieldNames: ['name'], submit: () => null })}>
        <FormField name="name" label="Name" rule={{ missingText: 'A name, please.' }} />
      </Form>
    );
  }
  render(<Page />);
  const name = await field('Name');
  await userEvent.type(name, '{Enter}');
  expect(name).toHaveAccessibleDescription('A name, please.');
  await userEvent.type(name, 'A');
  expect(name).not.toHaveAccessibleDescription();
  const before = rendered.mock.calls.length;
  await userEvent.type(name, 'da');
  expect(rendered).toHaveBeenCalledTimes(before);
});

it('a form without a control for one of its fields throws an error', () => {
  const Page = () => (
    <Form form={useForm({ fieldNames: ['name', 'email'], submit: () => null })}>
      <FormField name="name" label="Name" />
      <FormField name="emial" label="Email" />
    </Form>
  );
  expect(() => render(<Page />)).toThrow('The form has no field "email", only: name, emial.');
});

it('a form has the method POST and turns off the browser’s validation', async () => {
  visit('/login');
  const { method, noValidate } = closest(await button('Sign in'), 'form');
  // Without scripts, GET would put the fields into the URL.
  expect({ method, noValidate }).toEqual({ method: 'post', noValidate: true });
});

it('the focus stays in the field while the button is pressed', async () => {
  const { user } = visit('/login');
  const email = await field('Email');
  await user.click(email);
  await user.pointer({ keys: '[MouseLeft>]', target: await button('Sign in') });
  expect(email).toHaveFocus();
});

it('a form makes one call, even if it is submitted repeatedly and in different ways', async () => {
  const { user } = visit('/login');
  await fillIn(user, { Email: 'ada@example.org', Password: ' secret ' });
  const submit = await button('Sign in');
  const { calls } = holdCalls('/api/auth/login', jsonReply({ success: true }));
  await user.dblClick(submit);
  await waitFor(() => expect(submit).toBeDisabled());
  await user.click(submit);
  await user.type(await field('Email'), '{Enter}');
  closest(submit, 'form').requestSubmit();
  await settled();
  expect(calls).toHaveLength(1);
});
