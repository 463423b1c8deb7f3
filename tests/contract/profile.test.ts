import { emptyProfile } from './support/account';
import { test } from './support/api';
import { allThenEach, textKinds, textsOf } from './support/texts';

const path = '/api/secure/profile';

for (const [index, kind] of textKinds.entries()) {
  const type = index % 2 ? 'visitor' : 'participant';
  const name = `the profile of a ${type} with ${kind} is stored unchanged, and empty texts clear it`;
  test(name, async ({ api }) => {
    api.says('Texts are stored', 'Lengths are', 'Replaces all', 'Email and', 'An empty text');
    api.says('A text of one line that', 'A text of one line,');
    const account = await api.open({ type });
    const profiles = { [kind]: textsOf(path, emptyProfile, kind), 'empty texts': emptyProfile };
    for (const [what, texts] of Object.entries(profiles)) {
      await allThenEach(texts, async (change) => {
        const expected = { ...emptyProfile, ...change };
        const saved = await account.save(change, `with ${what}`);
        account.expectTexts(saved, expected, `POST ${path} with ${what}: in the response`);
        const later = await account.signIn();
        account.expectTexts(later, expected, `POST ${path} with ${what}: after the next sign-in`);
      });
    }
  });
}
