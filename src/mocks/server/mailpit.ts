import { championship } from '../../data/championship.ts';
import { readDb } from '../db.ts';

/** Two calls of Mailpit, a mail catcher: the contract tests read the mock's emails like a real server's. */
export function mailpitResponse({ pathname, searchParams }: URL, site: string): object | null {
  const { mails } = readDb();
  if (pathname === '/api/v1/search') {
    const [, key, wanted] = /^(to|reply-to):"(.*)"$/.exec(searchParams.get('query') ?? '') ?? [];
    const messages = mails.filter(({ to, replyTo }) => {
      const address = key === 'to' ? to : replyTo;
      return address !== undefined && address.toLowerCase() === wanted?.toLowerCase();
    });
    return { messages: messages.map(({ id, subject }) => ({ ID: id, Subject: subject })) };
  }
  const mail = mails.find(({ id }) => pathname === `/api/v1/message/${id}`);
  if (!mail) return null;
  const { id, to, subject, body, link } = mail;
  return {
    ID: id,
    From: { Name: championship.organizer, Address: championship.email },
    To: [{ Name: '', Address: to }],
    Subject: subject,
    Text: link ? `${body}\n\n${link.label}: ${site}${link.path}` : body,
    HTML: '',
  };
}
