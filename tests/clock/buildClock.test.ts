import { expect, it } from 'vitest';
import { sentenceAfterEvent } from '../../src/clock/buildClock';
import { noNextEventSentence } from '../../src/data/event';
import { setBuildTime } from '../support/clock';
import { end, start } from '../support/phases';

it('a build before or during the championship does not add the sentence', () => {
  for (const builtAt of [start - 1, end - 1]) {
    setBuildTime(builtAt);
    expect(sentenceAfterEvent(noNextEventSentence)).toBe('');
  }
});

it('a build after the championship adds the sentence, with a space before it', () => {
  setBuildTime(end);
  expect(sentenceAfterEvent(noNextEventSentence)).toBe(
    ' No championship after that of September 2026 has been announced.',
  );
});
