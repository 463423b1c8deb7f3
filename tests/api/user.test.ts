import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isParticipant, parseUser } from '../../src/api/user.ts';
import { ada } from '../support/accounts.ts';

describe('parseUser', () => {
  it('fills missing fields with empty strings', () => {
    const empty = Object.fromEntries(Object.keys(ada).map((field) => [field, '']));
    expect(parseUser({})).toEqual(empty);
    expect(parseUser({ firstName: 'Ada' })).toEqual({ ...empty, firstName: 'Ada' });
  });

  it('keeps known values of fields that are missing or not strings', () => {
    const known = { ...ada, organization: 'Team Nordlicht', address: 'Lindenweg 12' };
    const user = parseUser({ address: '', organization: null, firstName: { a: 1 } }, known);
    expect(user).toEqual({ ...known, address: '' });
  });

  it('turns numbers into strings, because some servers send them as phone and zip code', () => {
    const strings = { phone: '791234567', zipCode: '8002' };
    expect(parseUser({ phone: 791234567, zipCode: 8002 })).toMatchObject(strings);
  });

  it('returns a user with only strings, or null, for any value', () => {
    const fields = Object.keys(ada);
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...fields, '__proto__', 'constructor', 'role'), fc.jsonValue()),
    );
    fc.assert(
      fc.property(anything, (value) => {
        const user = parseUser(value);
        const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
        expect(user !== null).toBe(isObject);
        if (!user) return;
        expect(Object.keys(user)).toEqual(fields);
        for (const text of Object.values(user)) expect(text).toBeTypeOf('string');
        expect(parseUser(JSON.parse(JSON.stringify(user)))).toEqual(user);
      }),
    );
  });
});

it('isParticipant compares the user type without regard to case', () => {
  expect(isParticipant({ ...ada, userType: 'PARTICIPANT' })).toBe(true);
  expect(isParticipant({ ...ada, userType: 'visitor' })).toBe(false);
});
