import { expect, it } from 'vitest';
import { nonBreaking } from '../../src/data/nonBreaking.ts';

/** Shows no-break spaces as _ and word joiners as ~. */
const shown = (text: string) =>
  nonBreaking(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '~');

it.each([
  'a force above 65_N, or 0.25_m/s',
  '2,400_m² of 8_×_6_m, 40_°C',
  'CHF_15,000 on 12_September',
  'about 8_min, 40_metres',
  'under Art._60 ff.',
  '1.00–~2.00_m tall, 7–~13_September',
  'f(x)~(y) of 65_dB(A)',
  '<td>North, run_1</td>',
  'a 15-~minute lesson',
  'after the set-~up, on a full-~size course',
])('figures stay with their units, and hyphenated words stay whole: %s', (joined) =>
  expect(shown(joined.replaceAll('_', ' ').replaceAll('~', ''))).toBe(joined),
);

it('a line break between a word such as “run” and its number becomes a no-break space', () =>
  expect(shown('run\n  1')).toBe('run_1'));

it.each([
  '48 products',
  '2 more',
  'at 1 to 2',
  'a pause – 2 more',
  'Art. a–b',
  '<a href="/news/5-1000-m">a</a>',
  '<a href="/news/8-what-to-buy" data-id="1">a live-stream pass</a>',
])('other text stays as it is: %s', (text) => expect(nonBreaking(text)).toBe(text));
