/** Thrown by a handler to refuse a call with this status and text. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    error: string,
    /** Other fields of the answer. */
    readonly fields: object = {},
  ) {
    super(error);
  }
}

/** Checks one field of a payload and returns it typed, or throws a Refusal. */
export type Field<T> = (value: unknown, name: string) => T;

/** One reader per field of a payload type, so that the compiler reports a missing one. */
export type FieldsOf<T> = { [Name in keyof T]: Field<T[Name]> };

/** Reads a payload, which must have exactly these fields. */
export function readPayload<T extends object>(fields: FieldsOf<T>, body: unknown): T {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, 'The body must be a JSON object.');
  }
  const sent = new Map<string, unknown>(Object.entries(body));
  const readers = Object.entries(fields as Record<string, Field<unknown>>);
  for (const name of sent.keys()) {
    if (!Object.hasOwn(fields, name)) throw new Refusal(400, `Unexpected field: ${name}`);
  }
  const read = readers.map(([name, reader]) => {
    if (!sent.has(name)) throw new Refusal(400, `Missing field: ${name}`);
    return [name, reader(sent.get(name), name)] as const;
  });
  return Object.fromEntries(read) as T;
}

/** Any text, even an empty one. */
export const text: Field<string> = (value, name) => {
  if (typeof value !== 'string') throw new Refusal(400, `The field ${name} must be text.`);
  return value;
};

/** A text that is not blank, returned as typed. */
export const filled: Field<string> = (value, name) => {
  const given = text(value, name);
  if (!given.trim()) throw new Refusal(400, `The field ${name} must not be empty.`);
  return given;
};

/** An email address; 320 characters are the longest that RFC 5321's parts allow. */
export const email: Field<string> = (value, name) => {
  const given = filled(value, name);
  if (given.length > 320 || !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(given)) {
    throw new Refusal(400, 'Please enter a valid email address.');
  }
  return given;
};

/** A dial code without the plus sign, for example `41`. */
export const dialCode: Field<string> = (value, name) => {
  const given = text(value, name);
  if (!/^\d{1,4}$/.test(given)) throw new Refusal(400, 'The country code must be 1 to 4 digits.');
  return given;
};

/** A phone number: digits only. */
export const phone: Field<string> = (value, name) => {
  const given = text(value, name);
  if (!/^\d{4,15}$/.test(given)) throw new Refusal(400, 'The phone number must be 4 to 15 digits.');
  return given;
};

/** A new password; never trimmed. */
export const newPassword: Field<string> = (value, name) => {
  const given = text(value, name);
  if (given.length < 8) throw new Refusal(400, 'Password must be at least 8 characters long.');
  return given;
};

/** One of a few fixed values. */
export const oneOf =
  <const T extends string | number>(allowed: readonly T[], error: string): Field<T> =>
  (value) => {
    const found = allowed.find((one) => one === value);
    if (found === undefined) throw new Refusal(400, error);
    return found;
  };
