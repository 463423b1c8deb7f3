import { expect, it } from 'vitest';
import { noNextEventSentence } from '../../src/clock/buildClock';
import { setBuildTime } from '../support/clock';
import { end, start } from '../support/phases';

it.each([
  { phase: 'before', builtAt: start - 1 },
  { phase: 'during', builtAt: end - 1 },
])('a build $phase the championship announces nothing', ({ builtAt }) => {
  setBuildTime(builtAt);
  expect(noNextEventSentence()).toBe('');
});

it('a build after the championship says that no other one has been announced', () => {
  setBuildTime(end);
  expect(noNextEventSentence()).toBe(
    ' No championship after that of September 2026 has been announced.',
  );
});
