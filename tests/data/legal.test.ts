import { expect, it } from 'vitest';
import type { CallPath } from '../../src/api/calls.ts';
import { legalSections, legalUpdated } from '../../src/data/legal.ts';
import { draftKeys } from '../../src/forms/formDraft.ts';
import { callPaths } from '../../src/mocks/callPaths.ts';
import { editsKeys } from '../../src/session/keptEdits.ts';
import { fieldsOf } from '../support/openapi.ts';

it('the legal text has its eight sections, each with an id made from its title', () => {
  expect(legalSections.map(({ title }) => title).join(', ')).toBe(
    'Introduction, Information We Collect, How We Use Your Data, Data Protection, Cookies and Tracking, Third-Party Services, Your Rights, Contact Information',
  );
  for (const { id, title } of legalSections) {
    expect(id).toBe(title.toLowerCase().replaceAll(' ', '-'));
  }
});

it('the date of the legal text is valid', () => {
  expect(new Date(legalUpdated).toISOString()).toBe(`${legalUpdated}T00:00:00.000Z`);
});

/** The items of the privacy policy that describe the payload of a call. */
const itemsAbout: Record<CallPath, readonly string[]> = {
  '/api/auth/subscribe-newsletter': ['Newsletter'],
  '/api/auth/contact-request': ['Contact and sponsor enquiries'],
  '/api/auth/sponsor-request': ['Contact and sponsor enquiries'],
  '/api/auth/register': ['Account'],
  '/api/auth/verify-profile': [],
  '/api/auth/resend-verification': ['Account'],
  '/api/auth/login': ['Account'],
  '/api/auth/forgot-password': ['Account'],
  '/api/auth/reset-password': ['Account'],
  '/api/secure/profile': ['Account', 'Profile'],
  '/api/secure/change-password': ['Account'],
  '/api/secure/delete-profile': ['Account', 'Deleted accounts'],
};

/** The policy's words for a field, if its name does not give them (as `zipCode` gives "zip code"). */
const otherWords: Record<string, string> = {
  type: 'visitor or a participant',
  email: 'email address',
  dialCode: 'country code',
  phone: 'phone number',
  avatar: 'picture',
  place: 'its place',
  currentPassword: 'password',
  newPassword: 'password',
  confirmPassword: 'password',
};

/** Fields without personal data: always empty, or the key of a link. */
const withoutData = ['sponsorType', 'token'];

it.each(callPaths)('the privacy policy names every field of %s', (path) => {
  const fields = fieldsOf(path).map(([name]) => name);
  expect(fields).not.toEqual([]);
  const collected = legalSections
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block !== 'string' && 'items' in block ? block.items : [])),
    )
    .filter((item) => itemsAbout[path].some((start) => item.startsWith(start)))
    .join(' ');
  const unnamed = fields
    .filter((field) => !withoutData.includes(field))
    .filter((field) => {
      const words = otherWords[field] ?? field.replace(/[A-Z]/g, ' $&').toLowerCase();
      return !collected.includes(words);
    });
  expect(
    unnamed,
    'name them in src/data/legal.ts and update legalUpdated; other words for a name are in otherWords',
  ).toEqual([]);
});

it('the privacy policy names each entry of drafts and kept edits in session storage', () => {
  // The policy shows an ellipsis instead of the email address.
  const edits = Object.values(editsKeys).map((keyOf) => keyOf('…'));
  const policy = JSON.stringify(legalSections);
  const keys = [...Object.values(draftKeys), ...edits];
  expect(keys.filter((key) => !policy.includes(key))).toEqual([]);
});
