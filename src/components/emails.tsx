import { contactEmails } from '../data/championship.ts';
import './emails.scss';

/** An email address that opens the visitor's email program, with a subject if there is one. */
export const EmailLink = ({ to, subject }: { to: string; subject?: string }) => (
  <a href={`mailto:${to}${subject ? `?subject=${subject}` : ''}`}>
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

export const ContactEmails = () => (
  <ul className="contact-emails">
    {contactEmails.map(({ name, email }) => (
      <li key={name}>
        <span className="muted small">{name}</span> <EmailLink to={email} />
      </li>
    ))}
  </ul>
);
