/** @returns the value. @throws {Error} that names it, at the line of the caller, if it is null or undefined. */
export function requireNonNull<Value>(value: Value | null | undefined, name: string): Value {
  if (value !== null && value !== undefined) return value;
  const error = new Error(`${name} is missing`);
  Error.captureStackTrace(error, requireNonNull);
  throw error;
}
