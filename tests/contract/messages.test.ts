import contract from '../../src/api/openapi.json' with { type: 'json' };
import { limits } from '../../src/data/limits';
import { newEmail } from './accounts';
import { check, checkResponses, post } from './api';

const email = newEmail();
const accepted = (when: string) => ({ when, status: 200 });
const message = 'This message was sent by the contract checks. Please ignore it.\n\nÄöü "ß" 🤖 <b>';

check('a contact request is accepted', async () => {
  const path = '/api/auth/contact-request';
  const { example } = contract.paths[path].post.requestBody.content['application/json'];
  const payload = { ...example, name: 'Contract O’Check', email, message };
  await post(path, payload, accepted('with line feeds, quotes and an emoji'));
});

check('a sponsor enquiry is accepted', async () => {
  const path = '/api/auth/sponsor-request';
  const { example } = contract.paths[path].post.requestBody.content['application/json'];
  const payload = { ...example, organization: 'Contract Check & Söhne', email, message };
  await post(path, payload, accepted('with line feeds, quotes and an emoji'));
});

check('the longest message of the site is accepted', async () => {
  const path = '/api/auth/contact-request';
  const { example } = contract.paths[path].post.requestBody.content['application/json'];
  const payload = { ...example, email, message: message.padEnd(limits.message, '.') };
  await post(path, payload, {
    ...accepted(`with ${limits.message} characters`),
    hint: 'Read bodies of up to 1 MiB.',
  });
});

check('a second newsletter subscription succeeds', async () => {
  const path = '/api/auth/subscribe-newsletter';
  await post(path, { email }, accepted('with a new address'));
  await post(path, { email }, accepted('with the same address again'));
  await post(path, { email: email.toUpperCase() }, accepted('with the same address in capitals'));
});

checkResponses();
