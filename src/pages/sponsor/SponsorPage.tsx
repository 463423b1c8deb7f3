import { useState } from 'react';
import { Link } from 'react-router-dom';
import { requestSponsorship, type SponsorRequest } from '../../api/calls.ts';
import { BelowFold } from '../../components/BelowFold.tsx';
import { EmailLink } from '../../components/emails.tsx';
import { NoNextEvent } from '../../components/NoNextEvent.tsx';
import { PageBanner } from '../../components/PageBanner.tsx';
import { Reveal } from '../../components/Reveal.tsx';
import { championship } from '../../data/championship.ts';
import { nonBreaking } from '../../data/nonBreaking.ts';
import { type SponsorTier, whySponsor } from '../../data/sponsorTiers.ts';
import { draftKeys } from '../../forms/formDraft.ts';
import { failure, success } from '../../forms/outcome.ts';
import { phoneFieldNames, toPhone } from '../../forms/phone.ts';
import { useForm } from '../../forms/useForm.ts';
import { minWidth } from '../../pictures/breakpoints.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { SponsorForm } from './SponsorForm.tsx';
import { SponsorTiers } from './SponsorTiers.tsx';
import { withTier } from './tierSentence.ts';
import './sponsor.scss';

/** Tiers, reasons and the enquiry form. See product.md, Sponsor page. */
export default function SponsorPage() {
  // Here, not in `SponsorForm`: the tiers above it write into the message, and a success changes the heading.
  const [sent, setSent] = useState<SponsorRequest>();
  const form = useForm({
    fieldNames: ['name', 'organization', 'email', ...phoneFieldNames, 'message'],
    draftKey: draftKeys.sponsor,
    submit: async ({ name, organization, email, message, ...phone }, signal) => {
      const request: SponsorRequest = {
        name,
        organization,
        email,
        ...toPhone(phone),
        sponsorType: '',
        message,
      };
      const response = await requestSponsorship(request, signal);
      if (response.success !== true) return failure('Something went wrong. Please try again.');
      setSent(request);
      return success('Thank you for your enquiry! Our sponsorship team will reply by email.');
    },
    noResponse: 'Submission failed. Please try again.',
  });

  const choose = (tier: SponsorTier | undefined) => {
    // `BelowFold` has not rendered the form yet; the form will read the tier from the URL.
    if (!form.formRef.current) return;
    // After an enquiry has been sent, its fields are hidden: show them.
    if (form.succeeded) form.setOutcome(null);
    form.setValue('message', withTier(form.values().message, tier));
  };

  return (
    <>
      <PageBanner title="Become a Sponsor" picture="places/workshop">
        <p className="lead">
          Robots that carry, climb, serve and teach need a stage. Sponsors support a championship,
          one of its categories, or both.
        </p>
        <p className="actions">
          <Link className="btn btn-primary" to="#sponsor_contact">
            Send an enquiry
          </Link>
          <Link className="btn btn-secondary" to="#tiers">
            Compare the tiers
          </Link>
        </p>
      </PageBanner>

      <section id="tiers" className="sponsor-tiers section" aria-labelledby="tiers-title">
        <div className="container">
          <h2 id="tiers-title">Three tiers</h2>
          <p className="lead">
            {`These are the tiers and prices of the ${championship.year} championship.`}
            <NoNextEvent /> If you would like to sponsor a single category, or a later championship,
            say so in your enquiry and ask for a quote.
          </p>
          <SponsorTiers onChoose={choose} />
        </div>
      </section>

      <BelowFold>
        <section className="container section sponsor-why" aria-labelledby="why-sponsor">
          <h2 id="why-sponsor">Why sponsor a championship</h2>
          <Reveal>
            <ul>
              {whySponsor.map(({ title, text, picture }) => (
                <li key={title}>
                  <Picture
                    name={picture}
                    alt=""
                    sizes={`${minWidth.container} 36rem, ${minWidth.small} 46vw, 11rem`}
                  />
                  <h3>{title}</h3>
                  <p className="muted">{nonBreaking(text)}</p>
                </li>
              ))}
            </ul>
          </Reveal>
        </section>

        <section
          id="sponsor_contact"
          className="container section sponsor-contact"
          aria-labelledby="sponsor-contact-title"
        >
          <div className="sponsor-contact-text">
            <h2 id="sponsor-contact-title">
              {form.succeeded ? 'Enquiry sent' : 'Send an enquiry'}
            </h2>
            {!form.succeeded && (
              <p className="lead">
                Tell us what you would like to support. Sponsors need no account, and an enquiry
                commits you to nothing.
              </p>
            )}
            <p className="muted">
              {form.succeeded ? 'To add something, email' : 'You can also email'}{' '}
              <EmailLink to={championship.sponsorEmail} />.
            </p>
            <div className="sponsor-picture wide-only">
              <Picture name="places/pen" alt="" sizes={`${minWidth.large} 50rem, 1px`} />
            </div>
          </div>
          <SponsorForm form={form} sent={sent} onChoose={choose} />
        </section>
      </BelowFold>
    </>
  );
}
