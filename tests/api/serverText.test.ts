import { describe, expect, it } from 'vitest';
import { NetworkError, serverText, thrownText } from '../../src/api/client';

describe('serverText', () => {
  it.each([[{}], [['No.']], [42], [true], [null], [undefined], [''], ['  ']])(
    'ignores %o',
    (value) => expect(serverText(value)).toBeUndefined(),
  );

  it('cuts a text after 300 characters', () => {
    expect(serverText(`  ${'x'.repeat(300)}\n`)).toBe('x'.repeat(300));
    expect(serverText('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`);
    expect(serverText(`${'x'.repeat(290)}. ${' '.repeat(20)}More`)).toBe(`${'x'.repeat(290)}.…`);
    // Not through the middle of an emoji.
    expect(serverText(`${'x'.repeat(298)}🤖🤖`)).toBe(`${'x'.repeat(298)}…`);
  });
});

describe('thrownText', () => {
  it('returns `data.error` of a NetworkError', () => {
    const error = 'Down for repairs.';
    expect(thrownText(new NetworkError(null, { error }))).toBe(error);
  });

  it.each([[new NetworkError(null)], [null], ['No.'], [{ error: 'No.' }], [{ data: null }]])(
    'ignores %o',
    (thrown) => expect(thrownText(thrown)).toBeUndefined(),
  );
});
