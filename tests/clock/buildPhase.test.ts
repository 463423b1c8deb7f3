import { expect, it } from 'vitest';
import { sentenceAfterEvent } from '../../src/clock/buildPhase';
import { noNextEventSentence } from '../../src/data/event';
import { setBuildPhase } from '../support/clock';

it('sentenceAfterEvent returns nothing in a build before or during the championship', () => {
  for (const phase of ['before', 'during'] as const) {
    setBuildPhase(phase);
    expect(sentenceAfterEvent(noNextEventSentence)).toBe('');
  }
});

it('sentenceAfterEvent puts a space before the sentence in a build after the championship', () => {
  setBuildPhase('after');
  expect(sentenceAfterEvent(noNextEventSentence)).toBe(
    ' No championship after that of September 2026 has been announced.',
  );
});
