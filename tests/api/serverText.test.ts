import { describe, expect, it } from 'vitest';
import { NetworkError } from '../../src/api/client';
import { serverText, thrownText } from '../../src/api/serverText';

describe("a server's text", () => {
  it.each([[{}], [['No.']], [42], [true], [null], [undefined], [''], ['  ']])(
    'is not taken from %o',
    (value) => expect(serverText(value)).toBeUndefined(),
  );

  it('is shortened when it is endless', () => {
    expect(serverText('x'.repeat(10_000))).toMatch(/^x{299}…$/);
  });

  it('stays text when it looks like markup', () => {
    expect(serverText('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
  });
});

describe('the text of something thrown', () => {
  it('is its data error', () => {
    expect(thrownText(new NetworkError(null, { error: 'Down for repairs.' }))).toBe(
      'Down for repairs.',
    );
  });

  it.each([
    [new TypeError('Failed to fetch')],
    [new NetworkError(null)],
    [null],
    ['No.'],
    [{ data: null }],
  ])('is not taken from %o', (thrown) => expect(thrownText(thrown)).toBeUndefined());
});
