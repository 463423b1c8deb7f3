import type { CallPath } from '../../../src/api/calls.ts';
import { fieldsOf, type PayloadField } from '../../support/openapi.ts';
import type { JsonObject } from './checks.ts';

/** Texts by field. */
export type Texts = Readonly<Record<string, string>>;

/** Markup in a text, which an email must escape. */
export const markup = '<b>Söhne';

/** Kinds of valid texts that careless servers damage, each with its texts for fields of different types. */
const valid: Readonly<Record<string, (field: PayloadField, name: string) => readonly string[]>> = {
  'the longest texts': ({ maxLength = 0 }) => ['🤖'.repeat(maxLength), '1'.repeat(maxLength)],
  'the shortest texts': () => ['.', '1', '0000'],
  // Each text contains the name of its field, so that swapped fields are noticed.
  'spaces around texts': (_field, name) => [`  two  ${name}  `, '0041', '00120'],
  'unnormalized Unicode': () => [
    'Zu\u0308rich Z\u00fcrich \u212b ﬁ ½ \ufeff\u200b\u200d\u2028 سويسرا 日本語 👩🏽‍🚀 \u{1f1e8}\u{1f1ed}',
  ],
  'the word null': () => ['null', '1684', '0791234567'],
  'special characters': () => {
    const text = `=1+1 O'Brien "Müller" & ${markup}</b> \\ %20 &amp; {{7*7}} \${7*7}`;
    return [`${text}\n\nTwo\nlines`, text, '1684', '0791234567'];
  },
};
export const textKinds = Object.keys(valid);

/** The texts of a payload, each replaced by one of this kind if its schema accepts one. */
export function textsOf(path: CallPath, payload: JsonObject, kind: string): Texts {
  const entries = fieldsOf(path).flatMap(([name, field]) => {
    const value = payload[name];
    const isText = typeof value === 'string' && !/email|avatar|sponsorType|password/.test(name);
    return isText ? [[name, valid[kind]?.(field, name).find(field.accepts) ?? value]] : [];
  });
  return Object.fromEntries(entries) as Texts;
}

/** Makes a call with all texts; if it fails, with each alone, so that the failure names the field. */
export async function allThenEach(texts: Texts, run: (texts: Texts) => Promise<void>) {
  try {
    await run(texts);
  } catch (error) {
    for (const [name, text] of Object.entries(texts)) await run({ [name]: text });
    throw error;
  }
}
