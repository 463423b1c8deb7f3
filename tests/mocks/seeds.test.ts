import { expect, it } from 'vitest';
import { login, verifyProfile } from '../../src/api/calls';
import { mailedToken } from '../support/accounts';
import { paul, una, vera } from '../support/seededAccounts';

it('the email of the unverified account verifies it', async () => {
  const signInUna = () => login(una.user.email, una.password);
  expect(await signInUna()).toMatchObject({ status: 403, verified: false });
  await verifyProfile(mailedToken());
  expect(await signInUna()).toMatchObject({ success: true });
});

it('the participant and the visitor have every field that their profiles show', () => {
  const missing = ({ user }: typeof paul) =>
    Object.entries(user).flatMap(([name, value]) => (value === '' ? name : []));
  expect(missing(paul)).toEqual(['avatar']);
  expect(missing(vera)).toEqual(['avatar', 'organization', 'place', 'designation']);
});
