/** A member of a participant's team; exists on the page only. */
export type TeamMember = ReturnType<typeof nextMember>;

/** A member in the list, with a stable id. */
export interface ListedMember extends TeamMember {
  id: number;
}

type SharedFacts = Record<'organization' | 'place' | 'country', string>;

/**
 * The values of an empty form; organization, place and country are those of the `previous` member. Every field has a
 * value, because react-hook-form would lose text pasted after a reset.
 */
export const nextMember = (previous?: SharedFacts) => ({
  name: '',
  organization: previous?.organization ?? '',
  place: previous?.place ?? '',
  qualification: '',
  address: '',
  country: previous?.country ?? '',
  zip: '',
  background: '',
});
