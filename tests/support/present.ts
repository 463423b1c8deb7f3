/** The value. @throws {Error} that names it, if it is missing. */
export function present<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`${name} is missing`);
  return value;
}
