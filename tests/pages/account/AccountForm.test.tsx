import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from '../../visit';

test.each([
  ['/login', 'Sign in'],
  ['/register/visitor', 'Create account'],
  ['/forgot-password', 'Send reset link'],
  ['/reset-password/token', 'Set new password'],
])(
  'the form at %s, sent before its script runs, puts no password into the address',
  async (address, words) => {
    visit(address);
    const button = await screen.findByText(words, { selector: 'button' });
    expect(button.closest('form')).toHaveProperty('method', 'post');
  },
);
