import { inject } from 'vitest';

/* The tested server, which findServer.ts has found. */

export const serverUrl = inject('serverUrl');
/** URL of Mailpit; empty if no test can read emails. */
export const mailpit = inject('mailpit');

const runName = Date.now().toString(36);
let count = 0;
/** An email address that no other run has used. */
export const newEmail = (start = '') => `Contract+${start}${runName}${++count}@example.org`;
