import { seededAccounts } from '../../src/mocks/seeds';

/** The accounts of the mock API: a visitor, a participant and one that is not verified. */
export const [vera, paul, una] = seededAccounts;
