import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { Form } from '../../src/forms/Form.tsx';
import { FormField } from '../../src/forms/FormField.tsx';
import { useSiteForm } from '../../src/forms/useSiteForm.ts';
import { button, closest, field } from '../support/elements.ts';
import { visit } from '../support/visit.tsx';

it('typing re-renders the page around a form only if an error changes', async () => {
  const rendered = vi.fn();
  function Page() {
    useEffect(rendered);
    return (
      <Form form={useSiteForm({ fields: ['name'], submit: () => null })}>
        <FormField name="name" label="Name" rule={{ missing: 'A name, please.' }} />
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

it('a form posts, and leaves validation to the form kit', async () => {
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
