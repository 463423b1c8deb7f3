/** A member of a participant's team; exists on the page only. */
export interface TeamMember {
  name: string;
  organization: string;
  place: string;
  qualification: string;
  address: string;
  country: string;
  zip: string;
  /** Summary of the member's background in robotics. */
  background: string;
}

/** A member in the list, with a stable id. */
export interface ListedMember extends TeamMember {
  id: number;
}

/**
 * The values of an empty form; organization, place and country are those of the `previous` member. Complete: without a
 * default value, react-hook-form loses text pasted after a reset.
 */
export const nextMember = (previous: TeamMember | undefined): TeamMember => ({
  name: '',
  organization: previous?.organization ?? '',
  place: previous?.place ?? '',
  qualification: '',
  address: '',
  country: previous?.country ?? '',
  zip: '',
  background: '',
});
