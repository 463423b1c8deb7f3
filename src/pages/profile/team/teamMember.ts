export const memberFieldNames = [
  'name',
  'organization',
  'place',
  'qualification',
  'address',
  'country',
  'zip',
  'background',
] as const;

/** A member of a participant's team; exists on the page only. */
export type TeamMember = Record<(typeof memberFieldNames)[number], string>;

/** A member in the list, with a stable id. */
export interface ListedMember extends TeamMember {
  id: number;
}

const emptyMember = Object.fromEntries(memberFieldNames.map((name) => [name, ''])) as TeamMember;

export const membersText = (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`;

/** Fields that the members of a team usually share, with each other and with the profile. */
type SharedFields = Record<'organization' | 'place' | 'country', string>;

/** The next member before anything is typed. */
export const nextMember = ({ organization, place, country }: SharedFields): TeamMember => ({
  ...emptyMember,
  organization,
  place,
  country,
});

/** The texts that are not empty, separated by commas. */
export const joined = (texts: readonly string[]) =>
  texts.filter((text) => text.trim() !== '').join(', ');

/** The short texts of a member in one line. */
export const summaryOf = (member: TeamMember): string => {
  const { organization, qualification, address, zip, place, country } = member;
  return joined([organization, qualification, address, zip, place, country]);
};

/** A member in the copied list. */
export const lineOf = (member: TeamMember): string =>
  joined([member.name, summaryOf(member), member.background]);
