import { expect, it } from 'vitest';
import { sentenceAfterEvent } from '../../src/clock/buildClock';
import { noNextEventSentence } from '../../src/data/event';
import { setBuildTime } from '../support/clock';
import { end, start } from '../support/phases';

it('sentenceAfterEvent returns nothing in a build before or during the championship', () => {
  for (const builtAt of [start - 1, end - 1]) {
    setBuildTime(builtAt);
    expect(sentenceAfterEvent(noNextEventSentence)).toBe('');
  }
});

it('sentenceAfterEvent puts a space before the sentence in a build after the championship', () => {
  setBuildTime(end);
  expect(sentenceAfterEvent(noNextEventSentence)).toBe(
    ' No championship after that of September 2026 has been announced.',
  );
});
