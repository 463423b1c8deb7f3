import { championship } from '../data/championship.ts';
import { EmailLink } from './emails.tsx';
import { LazyForm } from './LazyForm.tsx';
import './newsletter.scss';

const loadForm = async () => (await import('./NewsletterForm.tsx')).NewsletterForm;

/** The newsletter form. A link to the nearest element around the form that has an id moves the focus to the field. */
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
