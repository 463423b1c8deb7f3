import { emptyProfile, type Account, type Texts } from './accounts';
import { check } from './check';
import { textKinds, textsOf, together } from './edges';

const path = '/api/secure/profile';

/** Saves texts, compares the response, signs in again and compares once more. */
const expectKept = (account: Account, texts: Texts, what: string): Promise<void> =>
  together(texts, async (change) => {
    const expected = { ...emptyProfile, ...change };
    const saved = await account.save(change, `with ${what}`);
    account.expectTexts(saved, expected, `POST ${path} with ${what}: in the response`);
    const later = await account.signIn();
    account.expectTexts(later, expected, `POST ${path} with ${what}: after the next sign-in`);
  });

for (const [index, kind] of textKinds.entries()) {
  const type = index % 2 ? 'visitor' : 'participant';
  check(
    `the profile of a ${type} with ${kind} is stored unchanged, and empty texts clear it`,
    async (api) => {
      api.says('Texts are stored', 'Lengths are', 'Replaces all', 'Email and', 'An empty text');
      api.says('A text of one line that', 'A text of one line,');
      const account = await api.open({ type });
      await expectKept(account, textsOf(path, emptyProfile, kind), kind);
      await expectKept(account, emptyProfile, 'empty texts');
    },
  );
}
