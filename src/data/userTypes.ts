/** Type codes of the accounts that sign up; sponsors use the enquiry form. */
export const userTypeCodes = { visitor: 1, participant: 2 } as const;

export type UserType = keyof typeof userTypeCodes;
