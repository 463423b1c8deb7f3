import { isDeepStrictEqual } from 'node:util';
import type { Answer, Caller } from './caller';
import type { CallPath } from './contract';

/** The account that the checks make, and how they get what is in its mails. */
export interface Journey {
  /** Address of the account to be made; no account may have it yet. */
  email: string;
  /**
   * Asks for the token in the link of a mail.
   * @returns null when nobody knows it: what needs it is left out.
   */
  askToken: (link: 'verification' | 'reset') => Promise<string | null>;
}

const first = 'a first password';
const second = 'a second password';
const third = 'a third password';

const phone = { dialCode: '41', phone: '791234567' };
const profile = {
  firstName: 'Contract',
  lastName: 'Check',
  ...phone,
  avatar: '',
  address: 'Hardturmstrasse 1',
  country: 'Switzerland',
  state: 'Zurich',
  zipCode: '8005',
  language: 'English',
  organization: 'Contract check',
  designation: 'Captain',
  place: 'Zurich',
};

/** A PNG file of one pixel. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The steps of one account's life, each a request that is sent once. */
class Account {
  constructor(
    private readonly caller: Caller,
    private readonly journey: Journey,
  ) {}

  get email() {
    return this.journey.email;
  }

  post(path: CallPath, payload: object, when: string, status: number, token?: string) {
    return this.caller.post(path, payload, { when, status }, { token });
  }

  signIn(password: string, when: string, status: number, email = this.email) {
    return this.post('/api/auth/login', { email, password }, when, status);
  }

  save(token: string, change: Partial<typeof profile>, when: string, status: number) {
    return this.post('/api/secure/profile', { ...profile, ...change }, when, status, token);
  }

  /** Notes it when two answers differ that must not show which address has an account. */
  expectAlike(path: CallPath, known: Answer | null, unknown: Answer | null) {
    if (!known || !unknown || isDeepStrictEqual(known, unknown)) return;
    this.caller.note(
      `POST ${path}`,
      'the answers for an address with an account and one without differ, which shows who is registered',
    );
  }

  /** @returns whether the account exists now. */
  async register(): Promise<boolean> {
    const path = '/api/auth/register';
    const { email } = this;
    const { firstName, lastName } = profile;
    const payload = { type: 2, firstName, lastName, email, ...phone, password: first };
    const short = { ...payload, email: `short.${email}`, password: 'seven77' };
    await this.post(path, short, 'with a password of 7 characters', 400);
    const registered = await this.post(path, payload, 'with a new address', 200);
    if (registered?.status !== 200) return false;
    await this.post(path, payload, 'with an address that has an account', 409);
    return true;
  }

  async checkBeforeVerification() {
    const nobody = `nobody.${this.email}`;
    await this.signIn(first, 'before the address is verified', 403);
    const wrong = await this.signIn('wrong password', 'with a wrong password', 401);
    const unknown = await this.signIn('wrong password', 'with an unknown address', 401, nobody);
    this.expectAlike('/api/auth/login', wrong, unknown);
    await this.checkMail('/api/auth/resend-verification', nobody);
    const token = 'unknown';
    await this.post('/api/auth/verify-profile', { token }, 'with an unknown token', 400);
    const reset = { token, password: third };
    await this.post('/api/auth/reset-password', reset, 'with an unknown token', 400);
  }

  private async checkMail(path: CallPath, nobody: string) {
    const { email } = this;
    const known = await this.post(path, { email }, 'for an address with an account', 200);
    const unknown = await this.post(path, { email: nobody }, 'for an unknown address', 200);
    this.expectAlike(path, known, unknown);
  }

  async verify(token: string) {
    const path = '/api/auth/verify-profile';
    await this.post(path, { token }, 'with the token of the mail', 200);
  }

  /** @returns the token of a new session; null when there is none. */
  async startSession(password: string, when: string): Promise<string | null> {
    const answer = await this.signIn(password, when, 200);
    const { token } = answer?.body ?? {};
    return answer?.status === 200 && typeof token === 'string' ? token : null;
  }

  async checkProfile(token: string) {
    await this.save(token, { phone: '+41 79' }, 'with a phone number that is no number', 400);
    const saved = await this.save(token, { avatar: picture }, 'with a picture', 200);
    const user = saved?.body.user;
    if (typeof user !== 'object' || user === null) return;
    for (const [field, sent] of Object.entries(profile)) {
      const kept: unknown = Reflect.get(user, field);
      if (field === 'avatar' || kept === sent) continue;
      const text = `user.${field} is ${JSON.stringify(kept)} after ${JSON.stringify(sent)} was saved`;
      this.caller.note('POST /api/secure/profile', text);
    }
    const avatar: unknown = Reflect.get(user, 'avatar');
    if (typeof avatar !== 'string' || !avatar.startsWith('/public/uploads/')) {
      const text = 'user.avatar is no path under /public/uploads after a picture was sent';
      this.caller.note('POST /api/secure/profile', text);
      return;
    }
    await this.checkPicture(avatar);
    await this.save(token, { avatar }, 'with the stored picture sent back', 200);
  }

  private async checkPicture(path: string) {
    const response = await this.caller.fetch(path, { headers: { Origin: this.caller.origin } });
    await response.arrayBuffer();
    const { status, headers } = response;
    const note = (text: string) => this.caller.note('GET /public/uploads/{file}', text);
    if (status !== 200) note(`a picture that was just saved is answered with ${status}`);
    const type = headers.get('Content-Type') ?? 'none';
    if (!type.startsWith('image/'))
      note(`the content type is ${type}; it must be that of a picture`);
    if (headers.get('X-Content-Type-Options') !== 'nosniff') {
      note('X-Content-Type-Options: nosniff is missing');
    }
    const policy = headers.get('Cross-Origin-Resource-Policy');
    if (policy !== null && policy !== 'cross-origin') {
      note(`Cross-Origin-Resource-Policy is ${policy}; the site cannot show the picture`);
    }
  }

  async checkPasswordChange(token: string) {
    const other = await this.startSession(first, 'with the right password, once more');
    const path = '/api/secure/change-password';
    const change = { currentPassword: first, newPassword: second, confirmPassword: second };
    const wrong = { ...change, currentPassword: third };
    await this.post(path, wrong, 'with a wrong current password', 400, token);
    await this.post(path, change, 'with the right current password', 200, token);
    if (other !== null)
      await this.save(other, {}, 'in another session after a password change', 401);
    await this.save(token, {}, 'in the session that changed the password', 200);
  }

  /** @returns the token of a session with the new password; null when there is none. */
  async checkReset(token: string): Promise<string | null> {
    await this.checkMail('/api/auth/forgot-password', `nobody.${this.email}`);
    const mailed = await this.journey.askToken('reset');
    if (!mailed) return null;
    const path = '/api/auth/reset-password';
    const reset = { token: mailed, password: third };
    const short = { ...reset, password: 'seven77' };
    await this.post(path, short, 'with a password of 7 characters', 400);
    await this.post(path, reset, 'with the token of the mail', 200);
    await this.post(path, reset, 'with the same token a second time', 400);
    await this.save(token, {}, 'in a session from before the reset', 401);
    await this.signIn(second, 'with the password from before the reset', 401);
    return this.startSession(third, 'with the password that was reset');
  }

  async delete(token: string, password: string) {
    const path = '/api/secure/delete-profile';
    const payload = { email: this.email, reason: 'The contract check is over.' };
    const other = { ...payload, email: `nobody.${this.email}` };
    await this.post(path, other, "with another account's address", 400, token);
    await this.post(path, payload, 'with the right address', 200, token);
    await this.save(token, {}, 'after the account was deleted', 401);
    await this.signIn(password, 'after the account was deleted', 401);
  }
}

/**
 * Checks the life of one account: registration, verification, sign-in, profile, passwords, deletion.
 * Breaches are noted with the caller.
 * @returns what was left out, a sentence each.
 */
export async function checkJourney(caller: Caller, journey: Journey): Promise<string[]> {
  const account = new Account(caller, journey);
  if (!(await account.register()))
    return ['Everything that needs an account: the registration failed.'];
  const remains = `The account ${account.email} still exists.`;

  await account.checkBeforeVerification();
  const verification = await journey.askToken('verification');
  if (!verification) {
    return [
      'Sign-in, profile, passwords and deletion: they need the token of the verification mail.',
      remains,
    ];
  }
  await account.verify(verification);
  const token = await account.startSession(first, 'with the right password');
  if (token === null)
    return ['Profile, passwords and deletion: the sign-in gave no token.', remains];

  await account.checkProfile(token);
  await account.checkPasswordChange(token);
  const afterReset = await account.checkReset(token);
  await account.delete(afterReset ?? token, afterReset ? third : second);
  return afterReset ? [] : ['The password reset: it needs the token of the reset mail.'];
}
