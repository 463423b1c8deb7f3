import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dropValues } from '../../src/browser/tabStorage.ts';
import { draftKeys } from '../../src/forms/formDraft.ts';
import { blockStorage } from '../support/browserStates.ts';
import { jsonReply, stubCall } from '../support/mockedApi.ts';
import { alertWords, field, fillIn, press } from '../support/steps.ts';
import { visit } from '../support/visit.tsx';

/*
 * The forms that keep a draft, without passwords and ticks; the sign-in form keeps only the email address. The tests
 * simulate a reload: they close the page and keep the storage of the tab.
 */

const email = { Email: 'ada@example.org', 'Phone number': '791234567' };
const message = { Name: 'Ada', ...email, Message: 'Two\nlines' };

/** Closes the page and opens one in the same tab. */
const reopen = (path: string) => {
  cleanup();
  return visit(path);
};

/** The values of each form, except the country. */
const forms = [
  { path: '/', values: message },
  { path: '/become-a-sponsor', values: { ...message, Organization: 'Example AG' } },
  { path: '/register/visitor', values: { 'First name': 'Ada', 'Last name': 'Keller', ...email } },
] as const;
type DraftForm = (typeof forms)[number];

async function fill(user: UserEvent, { values }: DraftForm): Promise<void> {
  await fillIn(user, { ...values, 'Country code': 'Canada (+1)' });
}

/** Waits until the form holds these values. */
async function expectValues(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = await field(label);
    await waitFor(() => expect(control, label).toHaveValue(value));
  }
}

const emptied = Object.fromEntries(Object.keys(message).map((label) => [label, '']));

const stored = () => JSON.stringify(Object.entries(sessionStorage));

it.each(forms)('the form at $path restores its draft without errors', async (form) => {
  const { user } = visit(form.path);
  await fill(user, form);
  reopen(form.path);
  await expectValues(form.values);
  expect(await field('Country code')).toHaveDisplayValue('Canada (+1)');
  expect(alertWords()).toEqual([]);
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
});

it('a form keeps and restores its draft even if it renders later than its page', async () => {
  // Not the first page, so that BelowFold renders the form later.
  const openSecond = async () => {
    const { user, router } = visit('/privacy-policy');
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate('/become-a-sponsor'));
    return user;
  };
  const user = await openSecond();
  await expectValues({ Name: '' });
  await fillIn(user, { Name: 'Ada' });
  cleanup();
  await openSecond();
  await expectValues({ Name: 'Ada' });
});

describe('a draft', () => {
  const [form] = forms;
  const open = () => visit(form.path);

  it('is removed after a successful submit', async () => {
    const { user } = open();
    await fill(user, form);
    await fillIn(user, { 'Country code': 'Switzerland (+41)' });
    stubCall('/api/auth/contact-request', jsonReply({ success: true }));
    await press(user, 'Send message');
    await screen.findByText(/^Thank you for your/);
    expect(stored()).toBe('[]');
    reopen(form.path);
    await expectValues(emptied);
  });

  it('is removed when the fields are emptied', async () => {
    const { user } = open();
    await fill(user, form);
    await fillIn(user, { ...emptied, 'Country code': 'Choose…' });
    expect(stored()).toBe('[]');
  });

  it('outlives a change of page if storage is blocked', async () => {
    blockStorage('sessionStorage');
    onTestFinished(() => dropValues(draftKeys.contact));
    const { user } = open();
    await fill(user, form);
    await expectValues(form.values);
    reopen(form.path);
    await expectValues(form.values);
  });

  it.each(['{', 'null', '{"email":{},"phone":7,"name":null}'])(
    'is empty if the stored value is not a draft: %j',
    async (text) => {
      sessionStorage.setItem('draft-contact', text);
      open();
      await expectValues(emptied);
    },
  );
});

it('a draft has neither passwords nor the tick for the terms', async () => {
  const { user } = visit('/register/visitor');
  await fillIn(user, {
    'First name': 'Ada',
    Password: 'Secret-2026',
    'Confirm password': 'Secret-2026',
  });
  await press(user, 'Show Password');
  await user.click(await screen.findByRole('checkbox'));
  await press(user, 'Create account');
  expect(stored()).toContain('Ada');
  expect(stored()).not.toMatch(/Secret|terms/);
  reopen('/register/visitor');
  await expectValues({ 'First name': 'Ada', Password: '', 'Confirm password': '' });
  expect(await screen.findByRole('checkbox')).not.toBeChecked();
});

it('both kinds of sign-up share a draft, which other forms do not get', async () => {
  const { user } = visit('/register/visitor');
  await fillIn(user, { Email: 'ada@example.org' });
  reopen('/register/participant');
  await expectValues({ Email: 'ada@example.org' });
  reopen('/become-a-sponsor');
  await expectValues({ Email: '' });
});

it('the sign-in form is prefilled with the email address of a reset request', async () => {
  const { user } = visit('/forgot-password');
  await fillIn(user, { Email: 'ada@example.org' });
  await press(user, 'Send reset link');
  await screen.findByText(/A password reset link has been sent/);
  reopen('/login');
  await expectValues({ Email: 'ada@example.org', Password: '' });
});
