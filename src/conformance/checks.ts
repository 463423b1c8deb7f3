import type { Caller } from './caller';
import { callPaths, isSecure, type CallPath } from './contract';
import { checkJourney, type Journey } from './journey';

/** What is checked, and for whom. */
export interface Examination extends Journey {
  caller: Caller;
  /** Sends one newsletter subscription, contact request and enquiry, which people will read. */
  messages: boolean;
}

const contact = {
  name: 'Contract check',
  dialCode: '41',
  phone: '791234567',
  message: 'This message was sent by the contract check. Nobody needs to answer it.',
};

/**
 * Holds a server against the contract: every call is made, and each request is sent once. Nothing is
 * touched but an account made for it; breaches are noted with the caller.
 * @returns what was left out, a sentence each.
 * @throws Unreachable when no connection is possible, or the time limit's reason.
 */
export async function examine(examination: Examination): Promise<string[]> {
  const { caller } = examination;
  for (const path of callPaths) {
    await caller.preflight(path);
    await checkMalformed(caller, path);
  }
  const leftOut = await checkMessages(examination);
  return [...leftOut, ...(await checkJourney(caller, examination))];
}

/** What no server may accept. A secure call may ask for the session first. */
async function checkMalformed(caller: Caller, path: CallPath): Promise<void> {
  if (isSecure(path)) {
    await caller.post(path, {}, { when: 'without a token', status: 401 });
    await caller.post(
      path,
      {},
      { when: 'with an unknown token', status: 401 },
      { token: 'unknown' },
    );
    return;
  }
  const refused = (when: string) => ({ when, status: 400 });
  await caller.post(path, {}, refused('with broken JSON'), { text: '{"email":' });
  await caller.post(path, [], refused('with a list for a body'));
  await caller.post(path, {}, refused('with all fields missing'));
  const contentType = 'text/plain';
  await caller.post(path, {}, refused('with the content type text/plain'), { contentType });
}

async function checkMessages({ caller, email, messages }: Examination): Promise<string[]> {
  if (!messages) {
    return [
      'Newsletter, contact request and enquiry with a right payload: add --messages to send one of each.',
    ];
  }
  const sent = { when: 'with a right payload', status: 200 };
  await caller.post('/api/auth/subscribe-newsletter', { email }, sent);
  await caller.post('/api/auth/contact-request', { ...contact, email }, sent);
  const enquiry = { ...contact, email, organization: 'Contract check', sponsorType: '' };
  await caller.post('/api/auth/sponsor-request', enquiry, sent);
  return [];
}
