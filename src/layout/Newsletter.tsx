import { EmailLink } from '../components/emails.tsx';
import { LazyForm } from '../components/LazyForm.tsx';
import { championship } from '../data/championship.ts';
import './newsletter.scss';

const loadForm = async () => (await import('./NewsletterForm.tsx')).NewsletterForm;

/** The newsletter form of the footer. Links to `#newsletter` move the focus to its field. */
export const Newsletter = () => (
  <LazyForm
    load={loadForm}
    placeholderClass="newsletter-placeholder"
    otherWay={
      <>
        Email <EmailLink to={championship.email} /> and we will add you to the newsletter.
      </>
    }
  />
);
