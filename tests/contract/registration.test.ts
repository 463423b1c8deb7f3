import { goodPassword } from '../passwords';
import {
  Account,
  deleteAccounts,
  differences,
  emptyProfile,
  expectAlike,
  isSingle,
  mailedToken,
  newAccount,
  openAccount,
  scheme,
} from './accounts';
import { check, checkResponses, post, Skip, Violation } from './api';

const login = '/api/auth/login';
const verify = '/api/auth/verify-profile';

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
  if (isSingle) throw new Skip('TEST_EMAIL is registered already.');
  registered = await account.register();
});

check('refuses an address that has an account, whatever its case', async () => {
  await new Account(known().email.toUpperCase()).register(409);
});

check('opens no session with the token of the registration', async () => {
  const token = scheme + String((known(), registered)?.token);
  const when = 'with the token of the registration';
  await post('/api/secure/profile', emptyProfile, 401, when, { token });
});

check('reports an unverified account after the right password only', async () => {
  const { email, password } = known();
  await post(login, { email, password }, 403, 'before the address is verified');
  await known().expectRefusal('wrong password', 'with a wrong password, not verified');
});

let firstLink: string | undefined;
check('sends a verification link', async () => {
  firstLink = await mailedToken(known().email, 'verify-Profile');
});

check('verifies nothing with an unknown token', async () => {
  await post(verify, { token: 'unknown' }, 400, 'with an unknown token');
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
  if (token !== firstLink) {
    await post(verify, { token: firstLink }, 400, 'with a link replaced by a newer one');
  }
  await post(verify, { token }, 200, 'with the newest link');
  verified = true;
  await post(verify, { token }, 200, 'with the newest link, opened again');
});

check('sets no password with a verification link', async () => {
  if (!isSingle && !firstLink) throw new Skip('The verification link was not found.');
  const { email } = await newAccount();
  const token = await mailedToken(email, 'verify-Profile');
  const when = 'with the token of a verification link';
  await post('/api/auth/reset-password', { token, password: goodPassword }, 400, when);
  await post(verify, { token }, 200, 'after that');
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
  const displayName = `${emptyProfile.firstName} ${emptyProfile.lastName}`;
  const expected = { ...emptyProfile, email, displayName, userType: 'participant' };
  const lines = isSingle ? [] : differences(user, expected);
  if (lines.length === 0) return;
  throw new Violation(`POST ${login}, after a registration (200):\n${lines.join('\n')}`);
});

check('signs in whatever the case of the address', async () => {
  const { email, password } = await member();
  const [lower, upper] = [email.toLowerCase(), email.toUpperCase()];
  await post(login, { email: lower, password }, 200, 'with the address in lower case');
  await post(login, { email: upper, password }, 200, 'with the address in capitals');
});

check('refuses a wrong password and an unknown address alike', async () => {
  const { email } = await member();
  await expectAlike(login, email, 401, { password: 'wrong password' });
});

check('takes its own token, without a scheme', async () => {
  const { token } = await member();
  if (token === '') throw new Skip('Needs the token of a sign-in.');
  if (scheme !== '') {
    throw new Violation(
      'The server takes the token of the sign-in only after "Bearer ". The site sends it as the whole value of Authorization, without a scheme. The other checks use the scheme.',
    );
  }
  const when = 'with the token of the sign-in and no fields';
  await post('/api/secure/change-password', {}, 400, when, { token });
  const bearer = { token: `Bearer ${token}` };
  await post('/api/secure/profile', emptyProfile, 401, 'with "Bearer " before the token', bearer);
});

checkResponses();
deleteAccounts();
