import { goodPassword } from '../passwords';
import {
  Account,
  deleteAccounts,
  differences,
  emptyProfile,
  expectAlike,
  isSingle,
  mailedToken,
  needMailpit,
  openAccount,
  scheme,
} from './accounts';
import { check, checkResponses, post, Skip, Violation } from './api';

const account = new Account();
let registered: Readonly<Record<string, unknown>> | undefined;
/** Whether the link of the newest email verified the account. */
let verified = false;

/** The account of this file. @throws Skip unless it is registered. */
function known(): Account {
  if (isSingle) throw new Skip('Set MAILPIT_URL to check more than the account of TEST_EMAIL.');
  if (!registered) throw new Skip('The registration failed.');
  return account;
}

check('registers a new address', async () => {
  if (isSingle) throw new Skip('TEST_EMAIL is registered in other files.');
  registered = await account.register();
});

check('refuses an address that has an account, whatever its case', async () => {
  const { email, password } = known();
  await new Account(email.toUpperCase(), password).register(409);
});

check('opens no session with the token of the registration', async () => {
  const { token } = (known(), registered ?? {});
  const expected = { when: 'with the token of the registration', status: 401 };
  await post('/api/secure/profile', emptyProfile, expected, { token: scheme + String(token) });
});

check('reports an unverified account after the right password only', async () => {
  const { email, password } = known();
  const path = '/api/auth/login';
  await post(path, { email, password }, { when: 'before the address is verified', status: 403 });
  const wrong = { email, password: 'wrong password' };
  await post(path, wrong, { when: 'with a wrong password, not verified', status: 401 });
});

let firstLink: string | undefined;
check('sends a verification link', async () => {
  firstLink = await mailedToken(known().email, 'verify-Profile');
});

check('verifies nothing with an unknown token', async () => {
  const expected = { when: 'with an unknown token', status: 400 };
  await post('/api/auth/verify-profile', { token: 'unknown' }, expected);
});

let resent = false;
check('resends the link without showing who is registered', async () => {
  await expectAlike('/api/auth/resend-verification', known().email, 200);
  resent = true;
});

check('sends a reset link without showing who is registered', async () => {
  await expectAlike('/api/auth/forgot-password', known().email, 200);
});

check('accepts the newest verification link only, and that one again', async () => {
  const { email } = known();
  if (firstLink === undefined) throw new Skip('The verification link was not found.');
  const token = resent ? await mailedToken(email, 'verify-Profile') : firstLink;
  const path = '/api/auth/verify-profile';
  if (token !== firstLink) {
    await post(
      path,
      { token: firstLink },
      { when: 'with a link replaced by a newer one', status: 400 },
    );
  }
  await post(path, { token }, { when: 'with the newest link', status: 200 });
  verified = true;
  await post(path, { token }, { when: 'with the newest link, opened again', status: 200 });
});

check('sets no password with a verification link', async () => {
  needMailpit();
  if (firstLink === undefined) throw new Skip('The verification link was not found.');
  const fresh = new Account();
  await fresh.register();
  const token = await mailedToken(fresh.email, 'verify-Profile');
  const payload = { token, password: goodPassword };
  const expected = { when: 'with the token of a verification link', status: 400 };
  await post('/api/auth/reset-password', payload, expected);
  await post('/api/auth/verify-profile', { token }, { when: 'after that', status: 200 });
});

/** The verified account of this file, or the only one. */
const member = async () => {
  if (isSingle) return openAccount();
  if (!verified) throw new Skip('The account of this file is not verified.');
  return known();
};

check('signs in and returns the user as registered', async () => {
  const { email } = await member();
  const user = await (await member()).signIn();
  const { firstName, lastName, dialCode, phone } = emptyProfile;
  const expected = {
    email,
    firstName,
    lastName,
    displayName: `${firstName} ${lastName}`,
    dialCode,
    phone,
    userType: 'participant',
  };
  const lines = isSingle ? [] : differences(user, expected);
  if (lines.length === 0) return;
  throw new Violation(`POST /api/auth/login, after a registration (200):\n${lines.join('\n')}`);
});

check('signs in whatever the case of the address', async () => {
  const { email, password } = await member();
  const payload = { email: email.toLowerCase(), password };
  await post('/api/auth/login', payload, { when: 'with the address in lower case', status: 200 });
  const capitals = { email: email.toUpperCase(), password };
  await post('/api/auth/login', capitals, { when: 'with the address in capitals', status: 200 });
});

check('refuses a wrong password and an unknown address alike', async () => {
  const { email } = await member();
  await expectAlike('/api/auth/login', email, 401, { password: 'wrong password' });
});

check('takes its own token, without a scheme', async () => {
  const { token } = await member();
  if (token === '') throw new Skip('Needs the token of a sign-in.');
  if (scheme !== '') {
    throw new Violation(
      'The server takes the token of the sign-in only after "Bearer ". The site sends it as the whole value of Authorization, without a scheme. The other checks use the scheme.',
    );
  }
  const expected = { when: 'with the token of the sign-in and no fields', status: 400 };
  await post('/api/secure/change-password', {}, expected, { token });
  const bearer = { when: 'with "Bearer " before the token', status: 401 };
  await post('/api/secure/profile', emptyProfile, bearer, { token: `Bearer ${token}` });
});

checkResponses();
deleteAccounts();
