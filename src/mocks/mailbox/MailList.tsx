import { Link } from 'react-router-dom';
import { EmailText } from '../../components/emails.tsx';
import { championship } from '../../data/championship.ts';
import type { Mail } from '../model.ts';

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: championship.timeZone,
});

/** The emails, newest first; a new email is announced by the count. */
export function MailList({ mails }: { mails: readonly Mail[] }) {
  const count = mails.length === 1 ? '1 email' : `${mails.length} emails, newest first`;
  return (
    <section aria-labelledby="emails">
      <h2 id="emails">Emails</h2>
      <p className="muted" aria-live="polite">
        {count}. All times are those of Zurich.
      </p>
      <ol>
        {mails.map((mail) => (
          <li key={mail.id}>
            <MailCard mail={mail} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const MailCard = ({ mail }: { mail: Mail }) => (
  <article className="surface-padded" aria-labelledby={mail.id}>
    <h3 id={mail.id}>{mail.subject}</h3>
    <dl>
      <dt>To</dt>
      <dd>
        <EmailText address={mail.to} />
      </dd>
      {mail.replyTo !== undefined && (
        <>
          <dt>Reply to</dt>
          <dd>
            <EmailText address={mail.replyTo} />
          </dd>
        </>
      )}
      <dt>Sent</dt>
      <dd>
        <time dateTime={mail.sentAt}>{time.format(new Date(mail.sentAt))}</time>
      </dd>
    </dl>
    <p className="mailbox-body" dir="auto">
      {mail.body}
    </p>
    {mail.link && (
      <Link className="more-link" to={mail.link.path}>
        {mail.link.label}
      </Link>
    )}
  </article>
);
