import contract from '../../src/api/openapi.json' with { type: 'json' };
import { limits } from '../../src/data/limits';
import { newEmail } from './accounts';
import { check, checkResponses, post } from './api';

const email = newEmail();
const message = 'This message was sent by the contract checks. Please ignore it.\n\nÄöü "ß" 🤖 <b>';
const unusual = 'with line feeds, quotes and an emoji';

const contact = '/api/auth/contact-request';
const { example } = contract.paths[contact].post.requestBody.content['application/json'];

check('a contact request is accepted', async () => {
  await post(contact, { ...example, name: 'Contract O’Check', email, message }, 200, unusual);
});

check('a sponsor enquiry is accepted', async () => {
  const enquiry = { ...example, organization: 'Contract Check & Söhne', sponsorType: '' };
  await post('/api/auth/sponsor-request', { ...enquiry, email, message }, 200, unusual);
});

check('the longest message of the site is accepted', async () => {
  const payload = { ...example, email, message: message.padEnd(limits.message, '.') };
  const hint = 'Read bodies of up to 1 MiB.';
  await post(contact, payload, 200, `with ${limits.message} characters`, { hint });
});

check('a second newsletter subscription succeeds', async () => {
  const path = '/api/auth/subscribe-newsletter';
  await post(path, { email }, 200, 'with a new address');
  await post(path, { email }, 200, 'with the same address again');
  await post(path, { email: email.toUpperCase() }, 200, 'with the same address in capitals');
});

checkResponses();
