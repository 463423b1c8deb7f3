/** A member of a participant's team; lives on the page only. */
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

/** A member in the list, with a name of its own that no edit and no deletion changes. */
export interface ListedMember extends TeamMember {
  id: number;
}

/**
 * The values of an empty form, which share organization, place and country with the `previous` member. Complete: after a
 * reset, a field without a value would lose what is pasted into it.
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
