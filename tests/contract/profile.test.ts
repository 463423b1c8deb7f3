import { emptyProfile } from './support/account.ts';
import { test } from './support/api.ts';
import { allThenEach, textKinds, textsOf } from './support/texts.ts';

for (const [index, kind] of textKinds.entries()) {
  const type = index % 2 ? 'visitor' : 'participant';
  const name = `the profile of a ${type} with ${kind} is stored unchanged, and empty texts clear it`;
  test(name, async ({ api }) => {
    const account = await api.open({ type });
    const profiles = {
      [kind]: textsOf('/api/secure/profile', emptyProfile, kind),
      'empty texts': emptyProfile,
    };
    for (const [what, texts] of Object.entries(profiles)) {
      await allThenEach(texts, async (change) => {
        const expected = { ...emptyProfile, ...change };
        account.expectTexts(await account.save(change, `with ${what}`), expected);
        account.expectTexts(await account.signIn(), expected);
      });
    }
  });
}
