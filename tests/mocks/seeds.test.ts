import { expect, it } from 'vitest';
import { login, verifyProfile } from '../../src/api/calls.ts';
import { paul, una, vera } from '../../src/mocks/seeds.ts';
import { mailedToken } from '../support/mockedApi.ts';

it('the link in the first email verifies the unverified account', async () => {
  const signInUna = () => login({ email: una.user.email, password: una.password });
  expect(await signInUna()).toMatchObject({ status: 403, verified: false });
  await verifyProfile({ token: mailedToken() });
  expect(await signInUna()).toMatchObject({ success: true });
});

it('the participant lacks only a picture; the visitor also lacks organization, place and designation', () => {
  const emptyFields = ({ user }: typeof paul) =>
    Object.entries(user).flatMap(([name, value]) => (value === '' ? name : []));
  expect(emptyFields(paul)).toEqual(['avatar']);
  expect(emptyFields(vera)).toEqual(['avatar', 'organization', 'place', 'designation']);
});
