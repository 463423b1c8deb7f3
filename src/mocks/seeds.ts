import { emptyUser, fullName, type User } from '../api/user.ts';
import { championship } from '../data/championship.ts';
import type { Account, Db } from './model.ts';
import { sendVerification } from './sendEmails.ts';

const profileOf = (firstName: string, lastName: string, rest: Partial<User>): User => ({
  ...emptyUser,
  firstName,
  lastName,
  displayName: fullName({ firstName, lastName }),
  email: `${firstName}.${lastName}@${championship.domain}`.toLowerCase(),
  userType: 'visitor',
  ...rest,
});

export const vera: Account = {
  id: 'vera',
  password: 'Visitor-2026',
  verified: true,
  user: profileOf('Vera', 'Visitor', {
    dialCode: '41',
    phone: '791234567',
    address: 'Lindenweg 12',
    country: 'Switzerland',
    state: 'Zurich',
    zipCode: '8002',
    language: 'German',
  }),
};

export const paul: Account = {
  id: 'paul',
  password: 'Participant-2026',
  verified: true,
  user: profileOf('Paul', 'Participant', {
    userType: 'participant',
    dialCode: '49',
    phone: '15123456789',
    address: 'Am Speicher 4',
    country: 'Germany',
    state: 'Hamburg',
    zipCode: '20095',
    language: 'English',
    organization: 'Team Nordlicht',
    place: 'Hamburg',
    designation: 'Team captain',
  }),
};

export const una: Account = {
  id: 'una',
  password: 'Unverified-2026',
  verified: false,
  user: profileOf('Una', 'Unverified', { dialCode: '44', phone: '7911123456' }),
};

export const seededAccounts: readonly Account[] = [vera, paul, una];

/** The state after a reset. */
export function seededDb(): Db {
  const db: Db = {
    accounts: structuredClone([...seededAccounts]),
    tokens: [],
    subscribers: [],
    mails: [],
    faults: {},
  };
  sendVerification(db, una, 'una-verification');
  return db;
}
