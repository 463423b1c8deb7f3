import contract from '../../../src/api/openapi.json' with { type: 'json' };

/** All sentences of the document's descriptions that bind the server: not those whose subject is the site. */
export function sentences(part: unknown = contract): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    name === 'description' && typeof value === 'string'
      ? value
          .replace(/^#.*$/gm, '')
          .split(/(?<=\.)\s+/)
          .filter((sentence) => sentence && !/^The (site|sentences)\b/.test(sentence))
      : sentences(value),
  );
}

const known = [...new Set(sentences())];

/** The sentence of the document that begins like this. */
export function quote(start: string): string {
  const [found, ...others] = known.filter((sentence) => sentence.startsWith(start));
  if (found !== undefined && others.length === 0) return found;
  throw new Error(
    `In src/api/openapi.json, ${found ? 'several sentences begin' : 'no sentence begins'} with “${start}”`,
  );
}

/** Sentences about all responses and emails. Their violations are noted: the check goes on. */
export const general = {
  rateLimit: quote('Any call may'),
  complete: quote('It arrives'),
  json: quote('Every response of a call is'),
  noStore: quote('Every response of a call has'),
  noSecrets: quote('It may have'),
  noCookie: quote('It sets no'),
  noCredentials: quote('No response'),
  allowedOrigin: quote('Every response of a call, '),
  ownOrigin: quote('Its value is'),
  oneAddress: quote('An email goes'),
  ownUrl: quote('The URL of'),
  spelling: quote('`user.email` repeats'),
};

export type GeneralRule = keyof typeof general;

/** Sentences of the contract that no check covers, by reason. Each is identified by its first words. */
export const untested: Readonly<Record<string, readonly string[]>> = {
  'A check would have to wait for days, or to change the clock of the server.': [
    'A verification link is valid for',
    'Without verification, the account is deleted',
  ],
  'A test system has no limits, or the other checks would reach them. A 429 that is met is checked.':
    [
      'Limit sign-in, registration',
      'A person must be able',
      'Too many requests',
      'Seconds to wait',
    ],
  'Language and meaning need a reader.': [
    '`error` and `message` are in English',
    'Emails are in English',
    'A sentence for the visitor',
  ],
  'Times differ with the load of the machine; the responses are compared.': [
    'The time of the response',
  ],
  'It explains another sentence, or names a part of the document.': [
    '409 reveals',
    'A server that wants',
    'Contains `Origin` unless',
    'Any other failure',
    'Your API host',
    'Newsletter, contact form',
    'From registration to sign-in',
    'For signed-in users',
  ],
};
