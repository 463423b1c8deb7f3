import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormField } from '../../src/forms/FormField';

test('a field has its label as its name, without the star that says that it is required', () => {
  render(<FormField label="Email" type="email" required />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeRequired();
  expect(field).toHaveAttribute('aria-invalid', 'false');
  expect(field).toHaveAttribute('type', 'email');
  expect(field).not.toHaveAttribute('aria-describedby');
});

test('a field in error is invalid and described by its error and its hint', () => {
  const error = { type: 'validate', message: 'Too short.' };
  render(<FormField label="Password" error={error} hint="At least 8 characters." />);
  const field = screen.getByRole('textbox', { name: 'Password' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Too short. At least 8 characters.');
  expect(screen.getByRole('alert')).toHaveTextContent('Too short.');
});

test('a field with several lines is one for longer texts', () => {
  render(<FormField label="Message" rows={5} />);
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('tagName', 'TEXTAREA');
});
