/** The signed-in user, as stored under `user`. See product.md, Data. */
export interface User {
  firstName: string;
  lastName: string;
  displayName: string;
  email: string;
  phone: string;
  /** Dial code without the plus sign, for example `41`. */
  dialCode: string;
  /** Path under `/public/uploads`, another URL, or empty. */
  avatar: string;
  address: string;
  country: string;
  state: string;
  zipCode: string;
  language: string;
  organization: string;
  place: string;
  designation: string;
  /** `visitor` or `participant` in any case; anything else counts as a visitor. */
  userType: string;
}

/** A user with every field empty. */
export const emptyUser: User = {
  firstName: '',
  lastName: '',
  displayName: '',
  email: '',
  phone: '',
  dialCode: '',
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

/**
 * Reads a user from a response or from storage.
 * @param known supplies the fields that are missing or not text.
 * @returns null if `value` is not an object.
 */
export function parseUser(value: unknown, known: User = emptyUser): User | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const user = { ...known };
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
