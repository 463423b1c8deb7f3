/** A member of a participant's team; exists on the page only. */
export type TeamMember = ReturnType<typeof nextMember>;

/** A member in the list, with a stable id. */
export interface ListedMember extends TeamMember {
  id: number;
}

type SharedFacts = Record<'organization' | 'place' | 'country', string>;

/** Some values are the `previous` member's. All are set: react-hook-form loses text pasted after a reset otherwise. */
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
