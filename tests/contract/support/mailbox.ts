import { setTimeout as wait } from 'node:timers/promises';
import { shownText } from '../../support/contract';
import { type Client, Skip, Violation } from './client';
import { exchange } from './server';

/** An email, as Mailpit returns it. */
export interface Email extends Record<'To' | 'Cc' | 'Bcc', { Address: string }[] | null> {
  ID: string;
  Text: string;
  HTML: string;
  From: { Address: string } | null;
}

/** True if an email contains a text, paragraphs included. Lines may be wrapped. */
export const holds = ({ Text, HTML }: Email, text: string): boolean => {
  const paragraph = Text ? ' ¶ ' : ' ';
  const words = (part: string) =>
    part
      .replace(/\r?\n\s*\n/g, paragraph)
      .replace(/\s+/g, ' ')
      .trim();
  return words(Text || HTML.replace(/<[^>]+>/g, '')).includes(words(text));
};

/** The emails that the server has sent. */
export class Mailbox {
  private readonly read = new Set<string>();

  constructor(private readonly client: Client) {}

  /** The unread emails to an address or with its reply address, newest first. @throws Skip without Mailpit. */
  private async unread(address: string, key = 'to'): Promise<Email[]> {
    const { mailpit } = this.client.run;
    if (mailpit === undefined) throw new Skip('MAILPIT_URL is not set; expected its URL.');
    const get = async (path: string): Promise<unknown> =>
      JSON.parse((await exchange(mailpit + path)).body.toString());
    try {
      const query = encodeURIComponent(`${key}:"${address}"`);
      const { messages } = (await get(`/api/v1/search?query=${query}`)) as { messages: Email[] };
      const unread = messages.filter(({ ID }) => !this.read.has(ID));
      return (await Promise.all(unread.map(({ ID }) => get(`/api/v1/message/${ID}`)))) as Email[];
    } catch (error) {
      const problem = 'MAILPIT_URL does not respond as Mailpit does';
      throw new Violation(`${problem}: ${String(error)}`, problem);
    }
  }

  /** Waits for the newest email that has a text, and checks its addresses. */
  async next(what: string, address: string, text = '', key?: 'reply-to'): Promise<Email> {
    const end = Date.now() + 15_000;
    for (;;) {
      const emails = await this.unread(address, key);
      const email = emails.find((one) => holds(one, text) || one.HTML.includes(text));
      if (email) {
        for (const { ID } of emails) this.read.add(ID);
        this.checkAddresses(email, key ? address : undefined);
        const isEscaped = !email.HTML.includes('<b>Söhne');
        this.client.expect(isEscaped, "The HTML of an email has a visitor's <b>.");
        return email;
      }
      const others = emails.map(({ Text }) => `\nInstead: ${shownText(Text, 200)}`).join('');
      const problem = `No ${what} arrived within 15 s (${address}).${others}`;
      this.client.expect(Date.now() < end, problem);
      await wait(this.client.run.isMock ? 5 : 100);
    }
  }

  /** @param visitor address that must not be the sender. */
  private checkAddresses({ From, To, Cc, Bcc }: Email, visitor?: string): void {
    const sent = [To, Cc, Bcc].flatMap((list) => (list ?? []).map(({ Address }) => Address));
    const sender = From?.Address ?? 'not returned by Mailpit';
    const { run } = this.client;
    run.sender ??= sender;
    const note = (problem: string) =>
      this.client.note(problem, 'oneAddress', `Email: from ${sender} to ${sent.join(', ')}`);
    if (sent.length > 1) note('An email goes to several addresses.');
    if (sender !== run.sender || sender.toLowerCase() === visitor?.toLowerCase()) {
      note(`The sender of an email is ${sender}; earlier ones were from ${run.sender}.`);
    }
  }

  /** The token of the link in the newest email to an address. */
  async token(address: string, link: string): Promise<string> {
    const email = await this.next(`email with a link to /${link}/{token}`, address, `/${link}/`);
    const url = new RegExp(`(https?://[^\\s"'<>/]+)/${link}/([\\w.~-]+)`);
    const [, site, token = ''] = url.exec(`${email.Text} ${email.HTML}`) ?? [];
    const { origin } = this.client.run;
    if (site !== origin) {
      const problem = `Emails link to ${site ?? shownText(email.Text, 200)}; expected ${origin} (SITE_ORIGIN).`;
      this.client.note(problem, 'ownUrl', `To: ${address}`);
    }
    const to = email.To?.[0]?.Address ?? address;
    if (to.split('@')[0] !== address.split('@')[0]) {
      const problem = `An email goes to ${to}; expected ${address}.`;
      this.client.note(problem, 'spelling', 'In another case.');
    }
    this.client.secrets.add(token);
    return token;
  }

  /** Checks that the emails sent so far include no further one to an address. */
  async expectNone(address: string, when: string): Promise<void> {
    // A server sends emails in order: when a later one arrives, the earlier ones have.
    const last = this.client.run.newEmail();
    await this.client.post('/api/auth/subscribe-newsletter', { email: last }, 'after that');
    await this.next('welcome email', last);
    const texts = (await this.unread(address)).map(({ Text }) => shownText(Text, 200));
    const problem = `An email goes to ${address} ${when}; expected none: ${texts.join()}`;
    this.client.expect(texts.length === 0, problem);
  }
}
