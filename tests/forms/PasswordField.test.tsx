import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PasswordField } from '../../src/forms/PasswordField';

test('a password is hidden until it is shown, and hidden again', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" name="password" autoComplete="current-password" />);
  const field = screen.getByLabelText(/^Password/);
  await user.type(field, ' secret ');
  expect(field).toHaveAttribute('type', 'password');

  const toggle = screen.getByRole('button', { name: 'Show Password' });
  await user.click(toggle);
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue(' secret ');
  expect(toggle).toHaveAccessibleName('Hide Password');
  // The name tells the state; told twice, "Hide, pressed" would mean the opposite.
  expect(toggle).not.toHaveAttribute('aria-pressed');

  await user.click(toggle);
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue(' secret ');
});

test('showing a password does not send the form', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <PasswordField label="Password" name="password" />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Show Password' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
