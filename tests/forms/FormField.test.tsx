import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { Form } from '../../src/forms/Form';
import { FormField } from '../../src/forms/FormField';
import { useSiteForm } from '../../src/forms/useSiteForm';
import { newVisitor } from '../support/visit';

type Props = ComponentProps<typeof FormField>;

function OneField({ send, ...field }: Props & { send: () => null }) {
  const form = useSiteForm({ submit: send, unanswered: '' });
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
  [{}, 500],
  [{ type: 'email' }, 320],
  [{ type: 'password' }, 256],
  [{ rows: 4 }, 200_000],
] as const)('a field with %o has the length limit of the contract', async (kind, limit) => {
  const send = open({ name: 'text', label: 'Text', ...kind });
  const user = newVisitor();
  const input = screen.getByLabelText('Text');
  await user.click(input);
  await user.paste('😀'.repeat(limit + 2));
  await user.click(screen.getByText('Send'));
  const excess = `Please use at most ${limit} characters (2 too many).`;
  expect(await screen.findByText(excess)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await user.clear(input);
  await user.paste('😀'.repeat(limit));
  await user.click(screen.getByText('Send'));
  expect(send).toHaveBeenCalledOnce();
});

it('the button of a password field shows and hides the password', async () => {
  const user = newVisitor();
  const send = open({ name: 'password', label: 'Password', type: 'password' });
  const field = screen.getByLabelText(/^Password/);
  await user.type(field, ' secret ');
  expect(field).toHaveAttribute('type', 'password');

  const toggle = screen.getByRole('button', { name: 'Show Password' });
  await user.click(toggle);
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue(' secret ');
  expect(toggle).toHaveAccessibleName('Hide Password');
  // The name says the state: "Hide, pressed" would mean the opposite.
  expect(toggle).not.toHaveAttribute('aria-pressed');

  await user.click(toggle);
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue(' secret ');
  expect(send).not.toHaveBeenCalled();
});
