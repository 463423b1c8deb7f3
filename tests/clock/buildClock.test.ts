import { expect, it } from 'vitest';
import { announcement } from '../../src/clock/buildClock';
import { setBuildTime } from '../support/clock';
import { end } from '../support/phases';

it.each([
  { built: 'before', builtAt: 0, sentence: '' },
  {
    built: 'after',
    builtAt: end,
    sentence: ' No championship after that of September 2026 has been announced.',
  },
])('a build $built the championship announces “$sentence”', ({ builtAt, sentence }) => {
  setBuildTime(builtAt);
  expect(announcement()).toBe(sentence);
});
