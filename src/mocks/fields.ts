import { lengthOf, limits } from '../api/limits';
import { passwordError } from '../data/passwords';

/** Thrown by a handler to refuse a call with this status and text. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    error: string,
    /** Other fields of the answer. */
    readonly fields: object = {},
  ) {
    super(error);
  }
}

const control = /\p{Cc}/u;
const controlButLineFeed = /(?!\n)\p{Cc}/u;

/** Checks one field of a payload and returns it typed, or throws a ApiError. */
export type Field<T> = (value: unknown, name: string) => T;

/** One reader per field of a payload type, so that the compiler reports a missing one. */
export type FieldsOf<T> = { [Name in keyof T]: Field<T[Name]> };

/** Reads a payload, which must have exactly these fields. */
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

/** Any text, even an empty one, without control characters. */
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
    const given = field(value, name);
    if (!given.trim()) throw new ApiError(400, `The field ${name} must not be empty.`);
    return given;
  };

/** A text of one line, even an empty one. */
export const line = textOf(limits.line);

/** A text of one line that is not blank, returned as typed. */
export const nonBlankLine = nonBlank(line);

/** A text that is not blank and may contain line feeds. */
export const message = nonBlank(textOf(limits.message, controlButLineFeed));

/** A password to compare. */
export const password = nonBlank(textOf(limits.password));

/** An avatar: a path or a data URL, which uploads.ts checks. */
export const avatar = textOf(Infinity);

/** The text for a link that does not work, whatever the reason. */
export const invalidLink = 'This link is invalid or has expired.';

/** The token of an emailed link. */
export const linkToken: Field<string> = (value) => {
  if (typeof value === 'string' && /^[\w.~-]{1,128}$/.test(value)) return value;
  throw new ApiError(400, invalidLink);
};

/** An email address. */
export const email: Field<string> = (value, name) => {
  const given = nonBlank(textOf(Infinity))(value, name);
  if (lengthOf(given) > limits.email || !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(given)) {
    throw new ApiError(400, 'Please enter a valid email address.');
  }
  return given;
};

/** A dial code without the plus sign, for example `41`. */
export const dialCode: Field<string> = (value, name) => {
  const given = line(value, name);
  if (!/^\d{1,4}$/.test(given))
    throw new ApiError(400, 'The country code must have 1 to 4 digits.');
  return given;
};

/** A phone number: digits only. */
export const phone: Field<string> = (value, name) => {
  const given = line(value, name);
  if (!/^\d{4,15}$/.test(given))
    throw new ApiError(400, 'The phone number must have 4 to 15 digits.');
  return given;
};

/** A new password; never trimmed. */
export const newPassword: Field<string> = (value, name) => {
  const given = textOf(limits.password)(value, name);
  const error = passwordError(given);
  if (error !== undefined) throw new ApiError(400, error);
  return password(given, name);
};

/** One of a few fixed values. */
export const oneOf =
  <const T extends string | number>(allowed: readonly T[], error: string): Field<T> =>
  (value) => {
    const found = allowed.find((one) => one === value);
    if (found === undefined) throw new ApiError(400, error);
    return found;
  };
