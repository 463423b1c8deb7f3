import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as api from '../../src/api/calls';
import contract from '../../src/api/openapi.json' with { type: 'json' };
import {
  answerBreaches,
  callPaths,
  isSecure,
  payloadBreaches,
} from '../../src/conformance/contract';
import * as mock from '../../src/mocks/model';
import type { User } from '../../src/session/user';
import { bodiesOf } from '../contractAnswers';

const { paths, components } = contract;
const { userTypeCodes, ...calls } = api;

it('is a valid OpenAPI document', async () => {
  expect(await new Validator().validate(structuredClone(contract))).toEqual({ valid: true });
});

it('has the twelve calls that the client makes and the mock API takes', () => {
  const names = callPaths.map((path) => paths[path].post.operationId);
  expect(names.toSorted()).toEqual(Object.keys(calls).toSorted());
  expect([...callPaths].toSorted()).toEqual([...mock.callPaths].toSorted());
});

it('has the type codes of the sign-up', () => {
  const { enum: codes } = components.schemas.Registration.properties.type;
  expect(codes).toEqual(Object.values(userTypeCodes));
});

it('asks for a token under /api/secure alone', () => {
  for (const path of callPaths) expect(isSecure(path)).toBe(path.startsWith('/api/secure/'));
});

it.each(callPaths)('gives an example of the payload of %s that fits', (path) => {
  const { example } = paths[path].post.requestBody.content['application/json'];
  expect(payloadBreaches(path, example)).toEqual([]);
});

it.each(callPaths)('gives an example of each answer of %s that fits', (path) => {
  for (const [status, { $ref }] of Object.entries(paths[path].post.responses)) {
    const name = $ref.split('/').at(-1) as keyof typeof components.responses;
    const { example } = components.responses[name].content['application/json'];
    expect(answerBreaches(path, Number(status) || 500, example), `${path} ${status}`).toEqual([]);
  }
});

it.each(callPaths)('allows the answers that the tests make from its schemas for %s', (path) => {
  for (const status of Object.keys(paths[path].post.responses)) {
    for (const body of fc.sample(bodiesOf(path, status), 20)) {
      expect(answerBreaches(path, Number(status) || 500, body)).toEqual([]);
    }
  }
});

it('says what is wrong in words to act on', () => {
  expect(answerBreaches('/api/auth/login', 200, { success: 'yes', token: 7 })).toEqual([
    'user is missing',
    'success must be true',
    'token has the wrong type: it must be string',
  ]);
  expect(payloadBreaches('/api/auth/login', { email: 'a@b.example', user: 1 })).toEqual([
    'password is missing',
    'user is not part of the contract',
  ]);
});

/** True where two unions of names are the same; else the names that only one of them has. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : Exclude<B, A>) : Exclude<A, B>;
type Schemas = typeof components.schemas;
type Properties<Name extends keyof Schemas> = Schemas[Name] extends { properties: infer P }
  ? keyof P
  : never;
type Names = {
  ContactRequest: Same<keyof api.ContactRequest, Properties<'ContactRequest'>>;
  SponsorRequest: Same<keyof api.SponsorRequest, Properties<'SponsorRequest'>>;
  Registration: Same<keyof api.Registration, Properties<'Registration'>>;
  ProfileUpdate: Same<keyof api.ProfileUpdate, Properties<'ProfileUpdate'>>;
  PasswordChange: Same<keyof api.PasswordChange, Properties<'PasswordChange'>>;
  ProfileDeletion: Same<keyof api.ProfileDeletion, Properties<'ProfileDeletion'>>;
  User: Same<keyof User, Properties<'User'>>;
};

it('names the same properties as the types, which the compiler checks', () => {
  const same: Names = {
    ContactRequest: true,
    SponsorRequest: true,
    Registration: true,
    ProfileUpdate: true,
    PasswordChange: true,
    ProfileDeletion: true,
    User: true,
  };
  expect(Object.values(same).every(Boolean)).toBe(true);
});
