import { contactEmails } from '../data/championship.ts';
import './emails.scss';

/** An email address that opens the visitor's email program, with a subject if there is one. */
export const EmailLink = ({ to, subject }: { to: string; subject?: string }) => (
  <a href={`mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}>
    <EmailText address={to} />
  </a>
);

/** An email address that wraps before its @. */
export function EmailText({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

/** Below the message that a form could not be sent. */
export const EmailInstead = ({ to }: { to: string }) => (
  <p className="muted">
    Your input is still here. You can also email <EmailLink to={to} />.
  </p>
);

export const ContactEmails = () => (
  <ul className="contact-emails">
    {contactEmails.map(({ name, email }) => (
      <li key={name}>
        <span className="muted small">{name}</span> <EmailLink to={email} />
      </li>
    ))}
  </ul>
);
