import type { ContactRequest } from '../../src/api/calls.ts';
import { vera } from '../../src/mocks/seeds.ts';
import { toUpdate, toValues } from '../../src/pages/profile/details/profileFields.ts';

/* Valid payloads. */

export const contactPayload: ContactRequest = {
  name: 'Sam Sponsor',
  email: 'sam@example.org',
  dialCode: '1',
  phone: '2025550123',
  message: 'Two lines\n<b>as typed</b>',
};

export const profilePayload = toUpdate(toValues(vera.user));
