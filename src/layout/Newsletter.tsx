import { EmailLink } from '../components/emails.tsx';
import { FormPlaceholder } from '../components/FormPlaceholder.tsx';
import { LazyPart } from '../components/LazyPart.tsx';
import { event } from '../data/event.ts';

const loadForm = async () => (await import('./NewsletterForm.tsx')).NewsletterForm;

const otherWay = (
  <>
    Email <EmailLink to={event.email} /> and we will add you to the newsletter.
  </>
);

/** The newsletter form, which loads lazily. A link to the element around it, by its id, moves the focus to the field. */
export const Newsletter = () => (
  <>
    <p className="muted small" aria-hidden>
      The field marked * is required.
    </p>
    <LazyPart load={loadForm} failure={<>This form failed to load. {otherWay}</>}>
      <FormPlaceholder className="newsletter-fields" fields={['email']}>
        This form needs JavaScript. {otherWay}
      </FormPlaceholder>
    </LazyPart>
  </>
);
