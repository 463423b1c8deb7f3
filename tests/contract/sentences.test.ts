import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { quote, sentences } from './support/sentences';

/** Sentences of openapi.json that no test covers, by reason. Each is identified by its first words. */
const untested: Readonly<Record<string, readonly string[]>> = {
  'A test would have to wait for days, or to change the clock of the server.': [
    'A verification link is valid for',
    'Without verification, the account is deleted',
  ],
  'A test system has no limits, or other tests would reach them. A 429 that is met is checked.': [
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

test('every sentence for the server is quoted by a test, or listed here as untested', () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => name.endsWith('.ts'));
  const code = sources.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const isQuoted = (sentence: string) =>
    Array.from(sentence, (_, index) => `'${sentence.slice(0, index + 6)}'`).some((words) =>
      code.includes(words),
    );
  expect(sentences().filter((sentence) => !isQuoted(sentence))).toEqual([]);
});

test.for(Object.values(untested).flat())('the document still has the sentence “%s …”', (words) => {
  expect(quote(words)).toBeTruthy();
});
