import { readDb } from './db';

/** Two calls of Mailpit, a mail catcher: the contract tests read the mock's emails like a real server's. */
export function mailpitResponse({ pathname, searchParams }: URL, site: string): object | null {
  const { mails } = readDb();
  if (pathname === '/api/v1/search') {
    const to = /^to:"(.*)"$/.exec(searchParams.get('query') ?? '')?.[1]?.toLowerCase();
    const messages = mails.filter((mail) => mail.to.toLowerCase() === to);
    return { messages: messages.map(({ id, subject }) => ({ ID: id, Subject: subject })) };
  }
  const mail = mails.find(({ id }) => pathname === `/api/v1/message/${id}`);
  if (!mail) return null;
  const { body, link, subject } = mail;
  const end = link ? `\n\n${link.label}: ${site}${link.path}` : '';
  return { ID: mail.id, Subject: subject, Text: body + end, HTML: '' };
}
