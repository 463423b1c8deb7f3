import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { Form } from '../../src/forms/Form.tsx';
import { FormField } from '../../src/forms/FormField.tsx';
import { useForm } from '../../src/forms/useForm.ts';
import { button, field, fillIn, press, setUpUser } from '../support/steps.ts';

type Props = ComponentProps<typeof FormField>;

function OneField({ send, ...field }: Props & { send: () => null }) {
  const form = useForm({ fieldNames: [field.name], submit: send });
  return (
    <Form form={form}>
      <FormField {...field} />
      <button type="submit">Send</button>
    </Form>
  );
}

/** Opens a form of one field. @returns a mock that every submit calls. */
function open(field: Props) {
  const send = vi.fn(() => null);
  render(<OneField {...field} send={send} />);
  return send;
}

it.each([
  { kind: 'text', props: {}, limit: 500 },
  { kind: 'email', props: { type: 'email' }, limit: 320 },
  { kind: 'password', props: { type: 'password' }, limit: 256 },
  { kind: 'message', props: { type: 'message' }, limit: 200_000 },
] as const)(
  'a field of the kind $kind takes at most $limit characters',
  async ({ props, limit }) => {
    const send = open({ name: 'text', label: 'Text', ...props });
    const user = setUpUser();
    await fillIn(user, { Text: '😀'.repeat(limit + 2) });
    await press(user, 'Send');
    const excess = `Please use at most ${limit.toLocaleString('en')} characters (2 too many).`;
    expect(await screen.findByText(excess)).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await fillIn(user, { Text: '😀'.repeat(limit) });
    await press(user, 'Send');
    expect(send).toHaveBeenCalledOnce();
  },
);

it('the button of a password field shows and hides the password', async () => {
  const user = setUpUser();
  const send = open({ name: 'password', label: 'Password', type: 'password' });
  const password = await field('Password');
  await user.type(password, ' secret ');
  expect(password).toHaveAttribute('type', 'password');

  const toggle = await button('Show Password');
  await user.click(toggle);
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveValue(' secret ');
  expect(toggle).toHaveAccessibleName('Hide Password');
  // The name says the state: "Hide, pressed" would mean the opposite.
  expect(toggle).not.toHaveAttribute('aria-pressed');

  await user.click(toggle);
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveValue(' secret ');
  expect(send).not.toHaveBeenCalled();
});

it('the error of a field is announced when the focus leaves it, even if nothing else gets the focus', async () => {
  const user = setUpUser();
  open({ name: 'text', label: 'Text', rule: { missingText: 'Write something.' } });
  await press(user, 'Send');
  const control = await field('Text');
  expect(control).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'off');
  act(() => control.blur());
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'polite');
});
