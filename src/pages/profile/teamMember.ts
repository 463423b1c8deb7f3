/** A member of a participant's team; exists on the page only. */
export type TeamMember = ReturnType<typeof nextMember>;

/** A member in the list, with a stable id. */
export interface ListedMember extends TeamMember {
  id: number;
}

/** Facts that the members of a team usually share, with each other and with the profile. */
export type SharedFacts = Record<'organization' | 'place' | 'country', string>;

/** The next member before anything is typed. */
export const nextMember = ({ organization, place, country }: SharedFacts) => ({
  name: '',
  organization,
  place,
  qualification: '',
  address: '',
  country,
  zip: '',
  background: '',
});

/** The short facts of a member in one line. */
export const factsOf = ({
  organization,
  place,
  qualification,
  address,
  zip,
  country,
}: ListedMember): string =>
  [organization, place, qualification, address, zip, country]
    .filter((fact) => fact.trim() !== '')
    .join(', ');

/** A member in the copied list. */
export const lineOf = (member: ListedMember): string =>
  [member.name, factsOf(member), member.background].filter((text) => text.trim() !== '').join(', ');
