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
