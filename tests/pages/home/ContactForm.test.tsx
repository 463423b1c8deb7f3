import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { visit } from '../../visit';
import { describeForm, expectRefusals, noCountry } from '../../describeForm';
import { button, choose, field, type } from '../../fields';
import { recordCalls } from '../../server';

const path = '/api/auth/contact-request';
const missingPhone = 'Please select your country code and enter your phone number.';
const thanks = 'Thank you for your message! We will answer by email.';

async function fill(user: UserEvent): Promise<void> {
  await type(user, 'Name', 'Ada Keller');
  await type(user, 'Email', 'ada@example.org');
  await choose(user, 'Country code', 'Switzerland (+41)');
  await type(user, 'Phone number', '791234567');
  await type(user, 'Message', 'How tall,\nhow heavy?');
}

const send = async (user: UserEvent) => user.click(await button('Send message'));
const succeed = () => HttpResponse.json({ success: true });

describe('the contact form', () => {
  it('is ready for the browser to fill in', async () => {
    visit('/');
    const expected = {
      Name: ['name', 'name'],
      Email: ['email', 'email'],
      'Country code': ['dialCountry', 'tel-country-code'],
      'Phone number': ['phone', 'tel-national'],
    };
    for (const [label, [name, autocomplete]] of Object.entries(expected)) {
      const control = await field(label);
      expect(control).toHaveAttribute('name', name);
      expect(control).toHaveAttribute('autocomplete', autocomplete);
      expect(control).toBeRequired();
    }
    expect(await field('Message')).toBeRequired();
  });

  it('asks for everything, sends nothing and leads to the first field', async () => {
    const { user } = visit('/');
    const calls = recordCalls(path, succeed);
    await send(user);
    for (const sentence of [
      'Please enter your name.',
      'Please enter your email.',
      'Please enter a message.',
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    expect(screen.getAllByText(missingPhone)).toHaveLength(1);
    expect(await field('Name')).toHaveFocus();
    expect(await field('Name')).toHaveAccessibleDescription('Please enter your name.');
    expect(calls).toEqual([]);
  });

  it('tells each mistake at its field, and sends nothing', async () => {
    const { user } = visit('/');
    await fill(user);
    await expectRefusals(user, { button: 'Send message', path }, [
      ['Name', '   ', 'Please enter your name.'],
      ['Email', '  ', 'Please enter your email.'],
      ['Email', 'ada', 'Please enter a valid email address.'],
      ['Message', '', 'Please enter a message.'],
      ['Message', ' \n ', 'Please enter a message.'],
      ['Country code', noCountry, missingPhone],
      ['Phone number', '', missingPhone],
      ['Phone number', '79123456', 'Invalid phone number.'],
      ['Phone number', '7912345678', 'Invalid phone number.'],
    ]);
  });

  it('takes a whole international number that is pasted', async () => {
    const { user } = visit('/');
    const calls = recordCalls(path, succeed);
    await fill(user);
    await type(user, 'Phone number', '+1 604 555 01 23');
    await choose(user, 'Country code', 'Canada (+1)');
    await send(user);
    expect(await screen.findByText(thanks)).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ dialCode: '1', phone: '6045550123' });
  });

  it('thanks, and begins anew with empty fields', async () => {
    const { user } = visit('/');
    recordCalls(path, succeed);
    await fill(user);
    await send(user);
    expect((await screen.findByText(thanks)).closest('[role="status"]')).toHaveFocus();
    for (const label of ['Name', 'Email', 'Country code', 'Phone number', 'Message']) {
      expect(await field(label)).toHaveValue('');
    }
  });

  it('sends long and strange texts as they were typed', async () => {
    const { user } = visit('/');
    const calls = recordCalls(path, succeed);
    const email = `ada+${'x'.repeat(280)}@zürich.example`;
    const message = `<b>no</b> \u202E 🤖 ${'x'.repeat(100_000)}`;
    await fill(user);
    await type(user, 'Name', '李');
    await type(user, 'Email', email);
    await type(user, 'Message', message);
    await send(user);
    await screen.findByText(thanks);
    expect(calls[0]?.body).toMatchObject({ name: '李', email, message });
    expect(email.length).toBeGreaterThanOrEqual(299);
  });
});

describeForm('the contact form', {
  open: () => visit('/'),
  fill,
  button: 'Send message',
  busy: 'Submitting...',
  path,
  payload: {
    name: 'Ada Keller',
    email: 'ada@example.org',
    dialCode: '41',
    phone: '791234567',
    message: 'How tall,\nhow heavy?',
  },
  refused: 'Something went wrong. Please try again.',
  thrown: 'Submission failed. Please try again.',
  success: { answer: { success: true }, shows: thanks },
});
