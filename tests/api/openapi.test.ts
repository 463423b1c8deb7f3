import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import * as api from '../../src/api/calls.ts';
import contract from '../../src/api/openapi.json' with { type: 'json' };
import { maxLengths } from '../../src/api/textLimits.ts';
import { userTypeCodes } from '../../src/api/user.ts';
import { countries } from '../../src/data/countries.ts';
import { emailRule, errorOf } from '../../src/forms/fieldRules.ts';
import { callPaths } from '../../src/mocks/callPaths.ts';
import { handlers } from '../../src/mocks/handlers.ts';
import {
  exampleOf,
  exampleResponse,
  isSecure,
  payloadViolations,
  responseViolations,
  smallestResponse,
} from '../support/openapi.ts';
import { productTable } from '../support/product.ts';

const { paths, components } = contract;
const { schemas } = components;

it('the contract is valid OpenAPI', async () => {
  expect(await new Validator().validate(structuredClone(contract))).toEqual({ valid: true });
});

it('the contract, the client, the mock API and product.md have the same calls', () => {
  const names = callPaths.map((path) => paths[path].post.operationId);
  expect(names.toSorted()).toEqual(Object.keys(api).toSorted());
  const handled = handlers
    .map(({ info }) => String(info.path))
    .filter((path) => path.startsWith('*/api/'));
  expect(handled.toSorted()).toEqual(callPaths.map((path) => `*${path}`).toSorted());
  const listed = productTable('Calls').map(({ Path, Secure }) => `${Path} ${Secure}`);
  const calls = callPaths.map((path) => `${path} ${isSecure(path) ? 'yes' : 'no'}`);
  expect(calls.filter((call) => !listed.includes(call))).toEqual([]);
  expect(listed).toHaveLength(calls.length);
});

it('all fields of all payloads are texts, as in calls.ts, except the user type of a sign-up', () => {
  const others = callPaths.flatMap((path) =>
    Object.entries(exampleOf(path)).filter(([, value]) => typeof value !== 'string'),
  );
  expect(others).toEqual([['type', expect.any(Number)]]);
  expect(schemas.Registration.properties.type.enum).toEqual(Object.values(userTypeCodes));
});

it('the contract requires every field, except the message of a success', () => {
  type Schema = { type: string; properties?: object; required?: string[] };
  const entries = Object.entries<Schema>(schemas);
  const optional = entries.flatMap(([name, { properties = {}, required = [] }]) => {
    const fields = Object.keys(properties).filter((field) => !required.includes(field));
    return fields.map((field) => `${name}.${field}`);
  });
  expect(optional).toEqual(['Success.message']);
});

/** All schemas of values in the document. */
function valuesIn(part: unknown, place = ''): [place: string, schema: object][] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.entries(part).flatMap(([name, value]) =>
    valuesIn(value, `${place}/${name}`),
  );
  return 'type' in part || 'enum' in part || 'const' in part ? [[place, part], ...inner] : inner;
}

it('every text of the contract has a limit, and every value has a type', () => {
  const all = valuesIn({ schemas, headers: components.headers }).filter(
    ([place]) => !place.endsWith('/properties'),
  );
  expect(all.length).toBeGreaterThan(40);
  for (const [place, schema] of all) {
    expect(schema, place).toHaveProperty('type');
    const isText = Reflect.get(schema, 'type') === 'string';
    const isLimited = ['maxLength', 'enum', 'const'].some((word) => word in schema);
    if (isText) expect(isLimited, place).toBe(true);
  }
});

describe('the contract and the site', () => {
  it('accept the same lengths of texts', () => {
    const { Line, FilledLine, Message, Email, Password, NewPassword } = schemas;
    const most = [Line, FilledLine, Message, Email, Password, NewPassword].map(
      (schema) => schema.maxLength,
    );
    const { text, message, email, password } = maxLengths;
    expect(most).toEqual([text, text, message, email, password, password]);
  });

  it.each([
    ...['ada@example.org', 'a@b.c', 'ada@zürich.example.ch'],
    ...['ada@', 'ada@localhost', 'a@b.', 'a @b.c', 'a@b@c.d', 'a@.c', 'a@b..c', 'a@b.c d'],
  ])('agree on the email address %s', (address) => {
    const isValid = errorOf(emailRule, address) === undefined;
    const violations = payloadViolations('/api/auth/forgot-password', { email: address });
    expect(violations.length === 0).toBe(isValid);
  });

  it('accept the same phone numbers', () => {
    const dialCode = new RegExp(schemas.DialCode.pattern);
    const phone = new RegExp(schemas.PhoneNumber.pattern);
    for (const country of countries) {
      expect(country.dialCode).toMatch(dialCode);
      expect('1'.repeat(country.minLength)).toMatch(phone);
      expect('1'.repeat(country.maxLength)).toMatch(phone);
    }
  });
});

it.each(callPaths)('the example payload of %s is valid', (path) => {
  expect(payloadViolations(path, exampleOf(path))).toEqual([]);
});

it.each(callPaths)('no text in the payload of %s may contain a null character', (path) => {
  const example = exampleOf(path);
  const accepted = Object.entries(example).filter(
    ([name, value]) =>
      typeof value === 'string' &&
      payloadViolations(path, { ...example, [name]: `${value}\0` }).length === 0,
  );
  expect(accepted).toEqual([]);
});

it.each(callPaths)('each example response of %s is valid', (path) => {
  for (const name of Object.keys(paths[path].post.responses)) {
    const status = name === 'default' ? 500 : Number(name);
    for (const body of [exampleResponse(path, status), smallestResponse(path, status)]) {
      expect(responseViolations(path, status, body), name).toEqual([]);
    }
  }
});

it('a response that breaks the contract is reported field by field', () => {
  expect(responseViolations('/api/auth/login', 200, { success: 'yes', token: 7 })).toEqual([
    { problem: 'verified is missing' },
    { problem: 'user is missing' },
    { problem: 'success must be boolean', found: '"yes"' },
    { problem: 'success must be equal to constant: true', found: '"yes"' },
    { problem: 'token must be string', found: '7' },
  ]);
  expect(payloadViolations('/api/auth/login', { email: 'a@b.example', user: 1 })).toEqual([
    { problem: 'password is missing' },
    { problem: 'user is not part of the contract' },
  ]);
});
