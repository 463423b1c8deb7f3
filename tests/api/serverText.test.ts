import { describe, expect, it } from 'vitest';
import { NetworkError, serverText, thrownText } from '../../src/api/client';

describe("a server's text", () => {
  it.each([[{}], [['No.']], [42], [true], [null], [undefined], [''], ['  ']])(
    'is not taken from %o',
    (value) => expect(serverText(value)).toBeUndefined(),
  );

  it('is shown whole up to 300 characters, and cut there when it is longer', () => {
    expect(serverText(`  ${'x'.repeat(300)}\n`)).toBe('x'.repeat(300));
    expect(serverText('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`);
    expect(serverText(`${'x'.repeat(290)}. ${' '.repeat(20)}More`)).toBe(`${'x'.repeat(290)}.…`);
    // Not through the middle of an emoji.
    expect(serverText(`${'x'.repeat(298)}🤖🤖`)).toBe(`${'x'.repeat(298)}…`);
  });
});

describe('the text of something thrown', () => {
  it('is its data error', () => {
    const error = 'Down for repairs.';
    expect(thrownText(new NetworkError(null, { error }))).toBe(error);
  });

  it.each([[new NetworkError(null)], [null], ['No.'], [{ error: 'No.' }], [{ data: null }]])(
    'is not taken from %o',
    (thrown) => expect(thrownText(thrown)).toBeUndefined(),
  );
});
