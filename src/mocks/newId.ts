/** A random id. `crypto.randomUUID` is missing over plain HTTP, for example on a phone in the same network. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
