import { lengthOf, limits } from '../data/limits';
import { passwordError } from '../data/passwords';

/** Thrown by a handler: becomes a response with this status and `error`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    error: string,
    readonly fields: object = {},
  ) {
    super(error);
  }
}

const control = /\p{Cc}/u;
const controlExceptLineFeed = /(?!\n)\p{Cc}/u;

/** Checks one field of a payload and returns it typed, or throws an ApiError. */
export type Field<T> = (value: unknown, name: string) => T;

export type FieldsOf<T> = { [Name in keyof T]: Field<T[Name]> };

/** Checks that a payload has exactly these fields, all valid. */
export function readPayload<T extends object>(fields: FieldsOf<T>, body: unknown): T {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError(400, 'The body must be a JSON object.');
  }
  const sent = new Map<string, unknown>(Object.entries(body));
  const readers = Object.entries(fields as Record<string, Field<unknown>>);
  for (const name of sent.keys()) {
    if (!Object.hasOwn(fields, name)) throw new ApiError(400, `Unexpected field: ${name}`);
  }
  const read = readers.map(([name, reader]) => {
    if (!sent.has(name)) throw new ApiError(400, `Missing field: ${name}`);
    return [name, reader(sent.get(name), name)] as const;
  });
  return Object.fromEntries(read) as T;
}

const textOf =
  (limit: number, forbidden = control): Field<string> =>
  (value, name) => {
    if (typeof value !== 'string') throw new ApiError(400, `The field ${name} must be text.`);
    if (lengthOf(value) > limit) {
      throw new ApiError(400, `The field ${name} must have at most ${limit} characters.`);
    }
    if (forbidden.test(value)) {
      throw new ApiError(400, `The field ${name} must not contain control characters.`);
    }
    return value;
  };

const nonBlank =
  (field: Field<string>): Field<string> =>
  (value, name) => {
    const text = field(value, name);
    if (!text.trim()) throw new ApiError(400, `The field ${name} must not be empty.`);
    return text;
  };

export const line = textOf(limits.line);

export const nonBlankLine = nonBlank(line);

export const message = nonBlank(textOf(limits.message, controlExceptLineFeed));

export const password = nonBlank(textOf(limits.password));

/** A path or a data URL, which uploads.ts checks. */
export const avatar = textOf(Infinity);

export const invalidLink = 'This link is invalid or has expired.';

export const linkToken: Field<string> = (value) => {
  if (typeof value === 'string' && /^[\w.~-]{1,128}$/.test(value)) return value;
  throw new ApiError(400, invalidLink);
};

export const email: Field<string> = (value, name) => {
  const text = nonBlank(textOf(Infinity))(value, name);
  if (lengthOf(text) > limits.email || !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)) {
    throw new ApiError(400, 'Please enter a valid email address.');
  }
  return text;
};

const matching =
  (pattern: RegExp, error: string): Field<string> =>
  (value, name) => {
    const text = line(value, name);
    if (!pattern.test(text)) throw new ApiError(400, error);
    return text;
  };

export const dialCode = matching(/^\d{1,4}$/, 'The country code must have 1 to 4 digits.');

export const phone = matching(/^\d{4,15}$/, 'The phone number must have 4 to 15 digits.');

/** A new password; never trimmed. */
export const newPassword: Field<string> = (value, name) => {
  const text = password(value, name);
  const error = passwordError(text);
  if (error !== undefined) throw new ApiError(400, error);
  return text;
};

export const oneOf =
  <const T extends string | number>(allowed: readonly T[], error: string): Field<T> =>
  (value) => {
    const found = allowed.find((one) => one === value);
    if (found === undefined) throw new ApiError(400, error);
    return found;
  };
