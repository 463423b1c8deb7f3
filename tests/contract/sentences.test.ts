import { check } from './support/check';
import { general, quote, sentences, untested } from './support/sentences';

// The last file: by now, each check has named its sentences.
check('every sentence for the server has a check or is marked as untested', (api) => {
  const marked = Object.values(untested).flat().map(quote);
  const known = new Set([...api.run.quoted, ...Object.values(general), ...marked]);
  const unknown = sentences().filter((sentence) => !known.has(sentence));
  api.expect(unknown.length === 0, `No check quotes these sentences:\n${unknown.join('\n')}`);
});
