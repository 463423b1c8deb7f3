import type { UserEvent } from '@testing-library/user-event';
import { visit } from '../../visit';
import { describeForm, noCountry } from '../../describeForm';
import { choose, type } from '../../controls';

const path = '/api/auth/contact-request';
const missingPhone = 'Please select your country code and enter your phone number.';

async function fill(user: UserEvent): Promise<void> {
  await type(user, 'Name', 'Ada Keller');
  await type(user, 'Email', 'ada@example.org');
  await choose(user, 'Country code', 'Switzerland (+41)');
  await type(user, 'Phone number', '791234567');
  await type(user, 'Message', 'How tall,\nhow heavy?');
}

describeForm('Contact', {
  open: () => visit('/'),
  fill,
  path,
  payload: {
    name: 'Ada Keller',
    email: 'ada@example.org',
    dialCode: '41',
    phone: '791234567',
    message: 'How tall,\nhow heavy?',
  },
  mistakes: [
    ['Name', '   ', 'Please enter your name.'],
    ['Email', '  ', 'Please enter your email.'],
    ['Email', 'ada', 'Please enter a valid email address.'],
    ['Message', ' \n ', 'Please enter your message.'],
    ['Country code', noCountry, missingPhone],
  ],
});
