import { contactEmails } from '../data/event';
import { EmailLink } from './EmailLink';

/** The contact email addresses by topic. */
export const ContactEmails = () => (
  <ul className="contact-emails">
    {contactEmails.map(({ name, email }) => (
      <li key={name}>
        <span className="muted small">{name}</span> <EmailLink to={email} />
      </li>
    ))}
  </ul>
);
