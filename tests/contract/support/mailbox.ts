import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { formatText } from '../../support/openapi.ts';
import type { Api } from './api.ts';
import { expectRule } from './checks.ts';
import { site } from './settings.ts';
import { mailpit, newEmail } from './testedServer.ts';
import { markup } from './texts.ts';

/** An email, as Mailpit returns it. */
interface Email extends Record<'To' | 'Cc' | 'Bcc', { Address: string }[] | null> {
  ID: string;
  Text: string;
  HTML: string;
  From: { Address: string } | null;
}

/** True if an email contains a text, paragraphs included. Lines may be wrapped. */
export const contains = ({ Text, HTML }: Email, text: string): boolean => {
  const paragraph = Text ? ' ¶ ' : ' ';
  const words = (part: string) =>
    part
      .replace(/\r?\n\s*\n/g, paragraph)
      .replace(/\s+/g, ' ')
      .trim();
  return words(Text || HTML.replace(/<[^>]+>/g, '')).includes(words(text));
};

async function get(path: string): Promise<unknown> {
  return (await fetch(`${mailpit}/api/v1/${path}`)).json();
}

let firstSender: string | undefined;

/** Checks sender and recipient. @param visitor address that must not be the sender. */
function expectAddresses({ From, To, Cc, Bcc }: Email, lastCall: string, visitor?: string): void {
  const sent = [To, Cc, Bcc].flatMap((list) => (list ?? []).map(({ Address }) => Address));
  const sender = From?.Address ?? null;
  firstSender ??= sender ?? undefined;
  const facts = `${lastCall}\nEmail from ${sender} to ${sent.join(', ')}`;
  expectRule('An email goes to one address', facts, sent.length, 1);
  expectRule('All emails have the sender of the first email', facts, sender, firstSender);
  if (visitor === undefined) return;
  const found = sender?.toLowerCase() === visitor.toLowerCase() ? 'the visitor' : 'the organizer';
  expectRule('The sender of an email is the organizer', facts, found, 'the organizer');
}

export class Mailbox {
  private readonly read = new Set<string>();

  constructor(private readonly api: Api) {}

  /** The unread emails to an address, or with it as the reply address, newest first. */
  private async unread(address: string, key = 'to'): Promise<Email[]> {
    if (!mailpit) return this.api.skip('MAILPIT_URL is not set; expected the URL of Mailpit.');
    const query = encodeURIComponent(`${key}:"${address}"`);
    const { messages } = (await get(`search?query=${query}`)) as { messages: Email[] };
    const unread = messages.filter(({ ID }) => !this.read.has(ID));
    return (await Promise.all(unread.map(({ ID }) => get(`message/${ID}`)))) as Email[];
  }

  /** Waits for the newest email that has a text, and checks its addresses. */
  async next(what: string, address: string, text = '', key?: 'reply-to'): Promise<Email> {
    const end = Date.now() + 15_000;
    for (;;) {
      const emails = await this.unread(address, key);
      const email = emails.find((one) => contains(one, text) || one.HTML.includes(text));
      if (email) {
        for (const { ID } of emails) this.read.add(ID);
        const { lastCall } = this.api;
        expectAddresses(email, lastCall, key && address);
        const escaped = `${lastCall}\nRule: Texts of visitors are escaped in the HTML of an email`;
        expect(email.HTML, escaped).not.toContain(markup);
        return email;
      }
      const others = emails.map(({ Text }) => formatText(Text, 200));
      const message = `${this.api.lastCall}\nRule: Its email arrives within 15 s\nEmails with ${address}`;
      if (Date.now() > end)
        expect.fail(`${message}, none of them the ${what}:\n${others.join('\n')}`);
      await wait(100);
    }
  }

  /** The token of the link in the newest email to an address. */
  async token(address: string, link: string): Promise<string> {
    const email = await this.next(`email with a link to /${link}/{token}`, address, `/${link}/`);
    const url = new RegExp(`(https?://[^\\s"'<>/]+)/${link}/([\\w.~-]+)`);
    const [, found = email.Text, token = ''] = url.exec(`${email.Text} ${email.HTML}`) ?? [];
    const to = email.To?.[0]?.Address;
    const facts = `${this.api.lastCall}\nEmail to ${to}: ${formatText(email.Text, 200)}`;
    expectRule('Emails link to SITE_ORIGIN, whatever the request says', facts, found, site);
    // Mail servers may lowercase the domain.
    const isRegistered = to?.split('@')[0] === address.split('@')[0];
    const spelling = isRegistered ? 'as registered' : 'changed';
    expectRule(
      'The address of an email is spelled as registered',
      facts,
      spelling,
      'as registered',
    );
    this.api.secrets.add(token);
    return token;
  }

  /** Checks that the emails sent so far include no further one to an address. */
  async expectNone(address: string, when: string): Promise<void> {
    // A server sends emails in order: when a later one arrives, the earlier ones have arrived, too.
    const last = newEmail();
    const { lastCall } = this.api;
    await this.api.post('/api/auth/subscribe-newsletter', { email: last }, 'after that');
    await this.next('welcome email', last);
    const texts = (await this.unread(address)).map(({ Text }) => formatText(Text, 200));
    expect(texts, `${lastCall}\nRule: No further email to ${address} ${when}`).toEqual([]);
  }
}
