import { Link } from 'react-router-dom';
import { keepTogether } from '../../components/keepTogether';
import { Late } from '../../components/Late';
import { Reveal } from '../../components/Reveal';
import { desks, event } from '../../data/event';
import { faq } from '../../data/faq';
import './faqContact.scss';

const loadContactForm = async () => (await import('./ContactForm')).ContactForm;

/** Questions with their answers, and a form for all others. See product.md, Home. */
export function FaqContact() {
  return (
    <section
      id="faq_contact"
      className="section container faq-contact"
      aria-label="FAQ and contact"
    >
      <Reveal>
        <h2>Questions and answers</h2>
        <Link className="more-link write" to="#contact">
          Write to us
        </Link>
        <div className="faq">
          {faq.map(({ question, answer }, index) => (
            <details key={question} name="faq" open={index === 0}>
              <summary>{question}</summary>
              <p>{keepTogether(answer)}</p>
            </details>
          ))}
        </div>
        <p className="muted">
          More answers, sorted by topic, are on the <a href="/faq.html">community page</a>.
        </p>
      </Reveal>
      <div id="contact" className="card-surface contact">
        <h2>Contact us</h2>
        <p className="muted">We answer by email.</p>
        <Late
          load={loadContactForm}
          failure={
            <>
              This form could not be loaded. Please write to{' '}
              <a href={`mailto:${event.email}`}>{event.email}</a>.
            </>
          }
        >
          <div className="form-skeleton contact-skeleton" aria-hidden>
            {['name', 'email', 'country', 'phone', 'message'].map((field) => (
              <span key={field} className={field}>
                <i />
                <b />
              </span>
            ))}
            <b />
          </div>
          <noscript>
            <p>
              The contact form needs JavaScript. Without it, please write to{' '}
              <a href={`mailto:${event.email}`}>{event.email}</a>.
            </p>
          </noscript>
        </Late>
      </div>
      <div>
        <h3>By email</h3>
        <ul className="desks">
          {desks.map(({ name, email }) => (
            <li key={name}>
              <span>{name}</span> <a href={`mailto:${email}`}>{email}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
