import { championship } from '../data/championship.ts';
import { EmailLink } from './emails.tsx';
import { FormPlaceholder } from './FormPlaceholder.tsx';
import { LazyPart } from './LazyPart.tsx';
import './newsletter.scss';

const loadForm = async () => (await import('./NewsletterForm.tsx')).NewsletterForm;

const otherWay = (
  <>
    Email <EmailLink to={championship.email} /> and we will add you to the newsletter.
  </>
);

/** The newsletter form. A link to the nearest element around the form that has an id moves the focus to the field. */
export const Newsletter = () => (
  <LazyPart load={loadForm} failure={<>This form failed to load. {otherWay}</>}>
    <FormPlaceholder className="newsletter-placeholder">
      This form needs JavaScript. {otherWay}
    </FormPlaceholder>
  </LazyPart>
);
