import { exampleOf, shown } from '../support/contract';
import { goodPassword } from '../support/passwords';
import { check, emptyProfile } from './support/check';
import { textKinds, textsOf, together } from './support/texts';

const path = '/api/auth/register';
const resend = '/api/auth/resend-verification';

for (const [index, kind] of textKinds.entries()) {
  const type = index % 2 ? 'visitor' : 'participant';
  check(`a ${type} registered with ${kind} can sign in after the verification`, (api) => {
    api.says('Creates an', '1 for a visitor,', 'All fields', 'First name,', 'The account');
    api.says('The address is', 'A session has', 'Texts are stored');
    return together(textsOf(path, exampleOf(path), kind), async (texts) => {
      const account = await api.register({ type, texts }, `with ${kind}`);
      await account.verify();
      const expected = { ...emptyProfile, ...texts };
      account.expectTexts(await account.signIn(), expected, `After a registration with ${kind}`);
    });
  });
}

for (const state of ['an unverified', 'a verified']) {
  check(`the address of ${state} account cannot be registered again`, async (api) => {
    api.says('From then', 'An account with');
    const account = await api.register({ type: 'visitor' });
    const token = await account.mailedToken('verify-Profile');
    if (state === 'a verified') await api.verify(token, 'with the newest link');
    const names = { firstName: 'Other', lastName: 'Person', dialCode: '1', phone: '2025550100' };
    const password = `${goodPassword}, other`;
    for (const email of [account.email, account.email.toUpperCase()]) {
      const texts = { ...names, password, email };
      await account.register(`as ${email}, which is taken`, { status: 409, texts });
    }
    const when = 'after a refused registration';
    await api.mailbox.expectNone(account.email, when);
    if (state === 'an unverified') await api.verify(token, when);
    account.expectTexts(await account.signIn(when), emptyProfile, 'After a refused registration');
    await account.expectRefusal(password, 'with the password of a refused registration');
  });
}

check('an address registers once, even with requests at the same time', async (api) => {
  api.says('From then');
  const payload = { ...exampleOf(path), email: api.run.newEmail(), password: goodPassword };
  await api.expectOnce(`Of five registrations of ${payload.email}`, (index) =>
    api.post(path, payload, `at the same time as four others (${index})`, { status: 409 }),
  );
});

check('only the newest verification link works, and may be opened twice', async (api) => {
  api.says('Only the newest', 'A verification link that', 'Starts no', 'Sends a new');
  api.says('A call that', 'Invalid request, or a link');
  const [account, other] = [await api.register(), await api.register()];
  const old = await account.mailedToken('verify-Profile');
  const others = await other.mailedToken('verify-Profile');
  api.expectRandom(old, others);
  const reset = await account.forgotten();
  const email = account.email.toUpperCase();
  await api.post(resend, { email }, 'in capitals');
  await account.mailedToken('verify-Profile');
  await api.post(resend, { email }, 'a second time, at once');
  const token = await account.mailedToken('verify-Profile');
  api.expectRandom(old, token);
  await api.verify(old, 'with a link replaced by a newer one', { status: 400 });
  await api.verify(token, 'with the newest link');
  const body = await api.verify(token, 'with the newest link again');
  api.expect(!('token' in body), 'POST /api/auth/verify-profile returned a token.');
  await account.signIn('after the verification');
  await api.verify(others, "after another account's verification");
  await account.reset(reset, goodPassword, 'with a link from before the verification link');
});

check('only unverified accounts get a new verification link', async (api) => {
  api.says('Sends a new', 'A link is');
  const account = await api.register();
  const unknown = await api.expectAlike(resend, { email: account.email });
  await api.mailbox.expectNone(unknown, 'without an account');
  await account.verify();
  await api.expectAlike(resend, { email: account.email });
  await api.mailbox.expectNone(account.email, 'with a verified account');
});

check('addresses that differ in more than case belong to different accounts', (api) => {
  api.says('Nothing else');
  const pairs = ['a.b+ ab+', '+a.b +ab', '+a +b', '+\u00fc +u\u0308'];
  return api.each(pairs, async (pair) => {
    const email = api.run.newEmail();
    for (const part of pair.split(' ')) {
      const payload = { ...exampleOf(path), email: email.replace('+', part) };
      await api.post(path, payload, `with a new address, one of ${shown(pair)}`);
    }
  });
});
