import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isParticipant, parseUser } from '../../src/session/user';
import { ada } from '../accounts';

describe('a user from outside', () => {
  it('has an empty text for each field that is missing', () => {
    const empty = Object.fromEntries(Object.keys(ada).map((field) => [field, '']));
    expect(parseUser({})).toEqual(empty);
    expect(parseUser({ firstName: 'Ada' })).toEqual({ ...empty, firstName: 'Ada' });
  });

  it('keeps the known value of a field that is missing or not a text', () => {
    const known = { ...ada, organization: 'Team Nordlicht', address: 'Lindenweg 12' };
    const user = parseUser({ address: '', organization: null, firstName: { a: 1 } }, known);
    expect(user).toEqual({ ...known, address: '' });
  });

  it('may have numbers for texts, as some servers send phones and zip codes', () => {
    expect(parseUser({ phone: 791234567, zipCode: 8002 })).toMatchObject({
      phone: '791234567',
      zipCode: '8002',
    });
  });

  it('is null or has a text in each field and no other, whatever the server sends', () => {
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

  it.each([
    ['PARTICIPANT', true],
    ['visitor', false],
  ])('of the type "%s" is a participant: %s', (userType, participant) => {
    expect(isParticipant({ ...ada, userType })).toBe(participant);
  });
});
