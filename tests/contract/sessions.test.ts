import { test } from './support/api.ts';
import { expectRandom } from './support/checks.ts';
import { newEmail } from './support/testedServer.ts';

const login = '/api/auth/login';

test('a wrong password and an unknown email address get the same response', async ({ api }) => {
  const account = await api.register();
  const { email, password } = account;
  const wrong = { email, password: 'wrong password' };
  await api.expectSameReply(login, wrong, 401);
  await account.expectNoSignIn(password, 'before the address is verified', { status: 403 });
  await account.verify();
  await api.expectSameReply(login, wrong, 401);
});

test('a token is accepted only as the whole value of the Authorization header', async ({ api }) => {
  const account = await api.open();
  const { token } = account;
  await account.expectSession('with the token of the sign-in');
  const swapped = token.replace(/[a-z]/gi, (letter) =>
    letter < 'a' ? letter.toLowerCase() : letter.toUpperCase(),
  );
  const refused = {
    ...{ Bearer: `Bearer ${token}`, bearer: `bearer ${token}`, Token: `Token ${token}` },
    'in the other case': swapped === token ? `${token}0` : swapped,
    'without its last character': token.slice(0, -1),
    'with another character': token.replace(/(?<=.{9})./, (old) => (old === 'a' ? 'b' : 'a')),
    'with one more character': `${token}0`,
  };
  for (const [how, changed] of Object.entries(refused)) {
    await account.expectNoSession(changed, `with the token, but ${how}`);
  }
});

test('a sign-in returns a random token and ends no other session', async ({ api }) => {
  const account = await api.open();
  const { token } = account;
  for (const time of ['second', 'third']) {
    await account.signIn(`a ${time} time`);
    await account.expectSession(`in the ${time} session`);
    await account.expectSession(`in the first session, after a ${time} sign-in`, { token });
  }
  expectRandom('tokens of sign-ins', token, account.token);
});

test('a sign-in ignores the case of the email address, and returns the address as registered', async ({
  api,
}) => {
  const account = await api.open({ email: newEmail('Ä') });
  const { password } = account;
  for (const email of [account.email.toLowerCase(), account.email.toUpperCase()]) {
    const when = `as ${email}, registered as ${account.email}`;
    const { user } = await api.post(login, { email, password }, when);
    account.expectTexts({ ...(user as object) }, {});
  }
});

test('a call changes only the account of its token', async ({ api }) => {
  const [one, other] = [await api.open({ type: 'visitor' }), await api.open()];
  const user = await one.save({ place: 'One' }, 'with the token of one account');
  one.expectTexts(user, { place: 'One' });
  one.expectTexts(await one.signIn(), { place: 'One' });
  other.expectTexts(await other.signIn(), { place: '' });
});
