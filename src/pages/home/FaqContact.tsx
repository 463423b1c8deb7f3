import { Link } from 'react-router-dom';
import { builtAfterEvent } from '../../clock/phases.ts';
import { Disclosure } from '../../components/Disclosure.tsx';
import { ContactEmails, EmailLink } from '../../components/emails.tsx';
import { ArrowRightIcon } from '../../components/icons.tsx';
import { LazyForm } from '../../components/LazyForm.tsx';
import { championship } from '../../data/championship.ts';
import { afterEventQuestions, homeQuestions } from '../../data/homeQuestions.ts';
import { nonBreaking } from '../../data/nonBreaking.ts';

const loadContactForm = async () => (await import('./ContactForm.tsx')).ContactForm;

/** The FAQ, and a form for other questions. */
export const FaqContact = () => (
  <section id="faq_contact" className="section container faq-contact" aria-label="FAQ and contact">
    <div>
      <h2>Questions and answers</h2>
      <div className="faq">
        {[...(builtAfterEvent() ? afterEventQuestions : []), ...homeQuestions].map(
          ({ question, answer }) => (
            <Disclosure key={question} summary={question} name="faq">
              <p>{nonBreaking(answer)}</p>
            </Disclosure>
          ),
        )}
      </div>
      <Link className="more-link" to="/faq.html">
        More answers, by topic
        <ArrowRightIcon />
      </Link>
    </div>
    <div>
      <h3>By email</h3>
      <ContactEmails />
    </div>
    <div className="surface-padded contact d-print-none">
      <h2 id="contact">Contact us</h2>
      <p className="muted">
        {/* Here and not in the form, which loads later. */}
        We reply by email. <span aria-hidden>Fields marked * are required.</span>
      </p>
      <LazyForm
        load={loadContactForm}
        placeholderClass="contact-placeholder"
        otherWay={
          <>
            You can email us instead: <EmailLink to={championship.email} />.
          </>
        }
      />
    </div>
  </section>
);
