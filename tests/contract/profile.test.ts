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

for (const kind of textKinds) {
  check(`keeps a profile with ${kind} exactly as it was sent`, async (api) => {
    api.says('Texts are', 'Lengths are', 'A text of one line that', 'Email and');
    await expectKept(await api.open(), textsOf(path, emptyProfile, kind), kind);
  });
}

for (const type of ['visitor', 'participant'] as const) {
  check(`replaces all fields of a ${type}, and only them`, async (api) => {
    api.says('Replaces all', 'Email and', 'An empty text', 'A text of one line,');
    const account = await api.open(type);
    await expectKept(account, textsOf(path, emptyProfile, 'special characters'), 'texts');
    await expectKept(account, emptyProfile, 'empty texts');
  });
}
