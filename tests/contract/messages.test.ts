import { expect } from 'vitest';
import { exampleOf, formatText, formatValue } from '../support/openapi.ts';
import { test } from './support/api.ts';
import { contains } from './support/mailbox.ts';
import { mailpit, newEmail } from './support/testedServer.ts';
import { allThenEach, textKinds, textsOf } from './support/texts.ts';

const newsletter = '/api/auth/subscribe-newsletter';

for (const name of ['contact', 'sponsor'] as const) {
  for (const kind of textKinds) {
    test(`a ${name} request with ${kind} reaches the organizer, and nobody else`, ({ api }) => {
      const path = `/api/auth/${name}-request` as const;
      return allThenEach(textsOf(path, exampleOf(path), kind), async (texts) => {
        const email = newEmail();
        await api.post(path, { ...exampleOf(path), ...texts, email }, `with ${kind}`);
        if (!mailpit) return;
        const sent = await api.mailbox.next('email with this Reply-To', email, '', 'reply-to');
        for (const [field, text] of Object.entries(texts)) {
          const found = formatText(sent.Text || sent.HTML, 400);
          const message = `POST ${path} sends all fields as they are: ${field} ${formatValue(text)}`;
          expect(contains(sent, text), `${message} is in ${found}`).toBe(true);
        }
        await api.post(path, { ...exampleOf(path), email }, 'a second time, at once');
        await api.mailbox.next('second email with this Reply-To', email, '', 'reply-to');
        await api.mailbox.expectNone(email, `after a ${name} request`);
      });
    });
  }
}

test('an email address gets one welcome email, even if it is subscribed again', async ({ api }) => {
  const { email } = await api.register({ email: newEmail('Ä') });
  await api.post(newsletter, { email }, 'with the address of an account');
  await api.mailbox.next('welcome email that says how to unsubscribe', email, 'nsubscribe');
  await api.post(newsletter, { email }, 'with the same address again');
  await api.post(newsletter, { email: email.toLowerCase() }, 'in small letters');
  await api.mailbox.expectNone(email, 'after a second subscription');
});
