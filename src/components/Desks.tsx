import { contactEmails } from '../data/event';
import './desks.scss';

/** Who reads which address. */
export const Desks = () => (
  <ul className="desks">
    {contactEmails.map(({ name, email }) => (
      <li key={name}>
        <span>{name}</span> <a href={`mailto:${email}`}>{email}</a>
      </li>
    ))}
  </ul>
);
