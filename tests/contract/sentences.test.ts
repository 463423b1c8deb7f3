import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { quote, sentences } from './support/sentences';

/** Sentences of openapi.json that no test covers, by reason. Each is identified by its first clause. */
const untested: Readonly<Record<string, readonly string[]>> = {
  'A test would have to wait for days, or to change the clock of the server.': [
    'A verification link is valid for 7 days, a reset link for 1 hour',
    'Without verification, the account is deleted 7 days after the newest link was sent',
  ],
  'A test system has no limits, or other tests would reach them. A 429 that is met is checked.': [
    'Limit sign-in, registration and the calls that send an email',
    'A person must be able to make 10 calls a minute',
    'Too many requests in a short time',
    'Seconds to wait',
  ],
  'Language and meaning need a reader.': [
    '`error` and `message` are in English',
    'Emails are in English',
    'A sentence for the visitor',
  ],
  'Times differ with the load of the machine; the responses are compared.': [
    'Nor does the time of the response show who is registered',
  ],
  'It explains another sentence, or names a part of the document.': [
    '409 reveals that an address is registered',
    'A server that wants to send fewer emails returns 429',
    'Contains `Origin` unless `Access-Control-Allow-Origin` is `*` or missing',
    'Any other failure, for example 500',
    'Your API host',
    'Newsletter, contact form and sponsor enquiry',
    'From registration to sign-in, and a forgotten password',
    'For signed-in users',
  ],
};

test('every sentence for the server is quoted by a test, or listed here as untested', () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => name.endsWith('.ts'));
  const code = sources.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const isQuoted = (sentence: string) =>
    Array.from(sentence, (_, index) => sentence.slice(0, index + 6)).some(
      (words) => code.includes(`'${words}'`) || code.includes(`"${words}"`),
    );
  expect(sentences().filter((sentence) => !isQuoted(sentence))).toEqual([]);
});

test.for(Object.values(untested).flat())('the document still has the sentence “%s …”', (words) => {
  expect(quote(words)).toBeTruthy();
});
