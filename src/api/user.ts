import type contract from './openapi.json';

/** Type codes of the accounts that sign up; sponsors use the enquiry form. */
export const userTypeCodes = { visitor: 1, participant: 2 } as const;

export type UserType = keyof typeof userTypeCodes;

/** The signed-in user, as stored under `user`: the fields of the schema in openapi.json, all of them strings. */
export type User = Record<keyof typeof contract.components.schemas.User.properties, string>;

export const emptyUser: User = {
  firstName: '',
  lastName: '',
  displayName: '',
  email: '',
  /** Without the plus sign, for example `41`. */
  dialCode: '',
  phone: '',
  /** Path under `/public/uploads`, another URL, or empty. */
  avatar: '',
  address: '',
  country: '',
  state: '',
  zipCode: '',
  language: '',
  organization: '',
  place: '',
  designation: '',
  userType: '',
};

/** Reads a user from a response or storage; null if not an object. `fallback` replaces missing or invalid fields. */
export function parseUser(value: unknown, fallback: User = emptyUser): User | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const user = { ...fallback };
  for (const [field, given] of Object.entries(value)) {
    if (!isField(field)) continue;
    if (typeof given === 'string') user[field] = given;
    if (typeof given === 'number') user[field] = String(given);
  }
  return user;
}

const isField = (name: string): name is keyof User => Object.hasOwn(emptyUser, name);

/** Any user type but `participant` counts as a visitor. */
export const isParticipant = (user: User): boolean => user.userType.toLowerCase() === 'participant';

export const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
