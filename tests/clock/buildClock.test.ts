import { expect, it } from 'vitest';
import { afterEvent } from '../../src/clock/buildClock';
import { noNextEventSentence } from '../../src/data/event';
import { setBuildTime } from '../support/clock';
import { end, start } from '../support/phases';

it.each([
  { phase: 'before', builtAt: start - 1, added: '' },
  { phase: 'during', builtAt: end - 1, added: '' },
  {
    phase: 'after',
    builtAt: end,
    added: ' No championship after that of September 2026 has been announced.',
  },
])('a build $phase the championship adds “$added”', ({ builtAt, added }) => {
  setBuildTime(builtAt);
  expect(afterEvent(noNextEventSentence)).toBe(added);
});
