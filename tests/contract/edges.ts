import type { CallPath } from '../../src/mocks/model';
import { Violation } from './client';
import { fieldsOf, type Field } from './document';
import type { Body } from './http';

/** An invalid value of a field: "with U+0000 in place". */
type Edge = readonly [what: string, value: unknown];

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const controls = [0, 10, 9, 13, 0x1f, 0x7f, 0x80, 0x85, 0x9f];

/** Values that the schema of the name refuses. */
const malformed: Readonly<Record<string, readonly string[]>> = {
  Email: [
    ...['ada', 'ada@', '@example.org', 'ada@localhost', 'ada@example..org', 'ada@.org', 'ada@b.'],
    ...['a@b@example.org', 'ada @example.org', ' ada@example.org', 'ada@example.org '],
    'Ada <ada@example.org>',
  ],
  DialCode: ['', '+41', '0041 ', '4 1', '-1', '1.5', '1e2', 'CH', '٤١', '４１'],
  PhoneNumber: ['', '123', '079 123 45 67', '+41791234', '079-1234', '1234.5', '٠١٢٣٤', 'phone'],
  LinkToken: ['', ' ', 'a b', 'a/b', 'ä', '🤖'],
  SentAvatar: [
    ...[
      'x.png',
      '/public/uploads/',
      '/public/uploads/../../etc/passwd',
      'https://example.org/x.png',
    ],
    ...['javascript:alert(1)', 'data:image/png,picture', 'data:image/png;base64,'],
    // The pictures are valid but for a space, the alphabet of URLs and their types.
    ...[' ', '-', '_'].map((letter) => pixel.replace('P///', `P//${letter}`)),
    ...['image/svg+xml', 'text/html'].map((type) => pixel.replace('image/gif', type)),
  ],
  NewPassword: ['', 'seven77', '👍🏽👍🏽👍🏽.', '🤖🤖🤖🤖', 'ääää', ' '.repeat(8)],
};

/** 320 characters: 64, an at sign, and a domain of 255. */
export const longestEmail = `${'a'.repeat(64)}@${`${'b'.repeat(63)}.`.repeat(3)}${'c'.repeat(59)}.org`;

/** Texts of this many code points: one as long as possible in bytes, one of digits. */
const longTexts = (length: number) => ['🤖'.repeat(length), '1'.repeat(length)];

const long = ({ type, maxLength = 0 }: Field) =>
  type === 'Email' ? '@example.org'.padStart(maxLength + 1, 'a') : '1'.repeat(maxLength + 1);

const kinds: Readonly<Record<string, (field: Field, value: unknown) => readonly Edge[]>> = {
  'a field of another type': (_field, value) =>
    [null, 7, [value], String(value)].map((other) => [`${JSON.stringify(other)} as`, other]),
  'a text that is too long': (field) =>
    field.type && field.type !== 'SentAvatar'
      ? [[`${(field.maxLength ?? 0) + 1} characters in`, long(field)]]
      : [],
  'a control character': (_field, value) => {
    const [start, end] = [String(value).slice(0, 2), String(value).slice(2)];
    return controls.flatMap((code, index) => {
      const character = String.fromCodePoint(code);
      const what = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
      const inside = [`${what} inside`, start + character + end] as const;
      return index < 2 ? [inside, [`${what} at the end of`, String(value) + character]] : [inside];
    });
  },
  'a blank text': () => ['', ' ', '\u00a0', '\u2003\u3000'].map((text) => [`a blank`, text]),
  'a malformed value': ({ type }) =>
    (malformed[type] ?? ['', ' ', 'gold', 0, 3, 1.5]).map((text) => [
      `${JSON.stringify(text)} as`,
      text,
    ]),
};

/** Kinds of invalid values. */
export const spoilKinds = Object.keys(kinds);

/** The invalid values of a kind, each in a payload that is valid otherwise. */
export function spoilt(path: CallPath, payload: Body, kind: string): (readonly [string, Body])[] {
  return fieldsOf(path).flatMap(([name, field]) =>
    (kinds[kind]?.(field, payload[name]) ?? [])
      .filter(([, value]) => !field.accepts(value))
      .map(([what, value]) => {
        const changed = { ...payload, [name]: value };
        // A new password is invalid by itself, not because its repetition differs.
        const repeated = name === 'newPassword' ? { confirmPassword: value } : {};
        return [`with ${what} ${name}`, { ...changed, ...repeated }] as const;
      }),
  );
}

/** Valid texts that careless servers damage. */
const valid: Readonly<Record<string, (field: Field, name: string) => readonly string[]>> = {
  'the longest texts': ({ maxLength = 0 }) => longTexts(maxLength),
  'the shortest texts': () => ['.', '1', '0000'],
  // With its name, so that no text stands for another one.
  'spaces around texts': (_field, name) => [`  two  ${name}  `, '0041', '00120'],
  'Unicode forms': () => [
    'Zu\u0308rich Z\u00fcrich \u212b ﬁ ½ \ufeff\u200b\u200d\u2028 سويسرا 日本語 👩🏽‍🚀 \u{1f1e8}\u{1f1ed}',
  ],
  'the word null': () => ['null', '1684', '0791234567'],
  'special characters': () => {
    const text = `=1+1 O'Brien "Müller" & <b>Söhne</b> \\ %20 &amp; {{7*7}} \${7*7}`;
    return [`${text}\n\nTwo\nlines`, text, '1684', '0791234567'];
  },
};

/** Kinds of valid texts. */
export const textKinds = Object.keys(valid);

/** The texts of a call's payload in a kind that its schemas accept; others keep their value. */
export function textsOf(path: CallPath, payload: Body, kind: string): Record<string, string> {
  const entries = fieldsOf(path).flatMap(([name, field]) => {
    if (
      typeof payload[name] !== 'string' ||
      ['email', 'avatar', 'sponsorType', 'password'].includes(name)
    )
      return [];
    const text = valid[kind]?.(field, name).find(field.accepts);
    return [[name, text ?? payload[name]] as const];
  });
  return Object.fromEntries(entries);
}

/** Makes a call with all texts; if it fails, with each alone, so that the failure names the field. */
export async function together(
  texts: Readonly<Record<string, string>>,
  run: (texts: Readonly<Record<string, string>>) => Promise<void>,
): Promise<void> {
  try {
    await run(texts);
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    for (const [name, text] of Object.entries(texts)) await run({ [name]: text });
    throw error;
  }
}
