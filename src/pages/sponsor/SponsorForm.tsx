import { useEffect, useEffectEvent, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SponsorRequest } from '../../api/calls.ts';
import { EmailInstead, EmailLink } from '../../components/emails.tsx';
import { ReadMeanwhile } from '../../components/ReadMeanwhile.tsx';
import { championship } from '../../data/championship.ts';
import { nonBreaking } from '../../data/nonBreaking.ts';
import { type SponsorTier, sponsorTiers } from '../../data/sponsorTiers.ts';
import { Form, RequiredLegend, SubmitButton } from '../../forms/Form.tsx';
import { EmailField, FormField } from '../../forms/FormField.tsx';
import { FormOrSuccess } from '../../forms/FormOrSuccess.tsx';
import { PhoneFields } from '../../forms/PhoneFields.tsx';
import { useFieldValue } from '../../forms/useField.ts';
import type { FormState } from '../../forms/useForm.ts';
import { tierIn } from './tierSentence.ts';
import './tierChoice.scss';

interface SponsorFormProps {
  form: FormState<'message'>;
  /** The enquiry that was sent last. */
  sent: SponsorRequest | undefined;
  onChoose: (tier: SponsorTier | undefined) => void;
}

export function SponsorForm({ form, sent, onChoose }: SponsorFormProps) {
  // On a slow connection, a link to a tier may be followed before the app has started. A message in the draft decides,
  // even if it names no tier.
  const [params] = useSearchParams();
  const chooseLinkedTier = useEffectEvent(() => {
    const linked = sponsorTiers.find(({ id }) => id === params.get('tier'));
    if (linked && form.values().message.trim() === '') onChoose(linked);
  });
  useEffect(() => chooseLinkedTier(), []);

  return (
    <Form form={form} className="surface-padded" aria-label="Send an enquiry">
      <FormOrSuccess
        submitButton={<SubmitButton busyLabel="Submitting...">Send enquiry</SubmitButton>}
        againLabel="Write another enquiry"
        next={
          <>
            {sent && <SentEnquiry {...sent} />}
            <ReadMeanwhile />
          </>
        }
        otherWay={<EmailInstead to={championship.sponsorEmail} />}
      >
        <noscript>
          <p className="form-text">
            This form needs JavaScript. You can email us instead:{' '}
            <EmailLink to={championship.sponsorEmail} />.
          </p>
        </noscript>
        <RequiredLegend />
        <TierChoice onChoose={onChoose} />
        <div className="field-grid">
          <FormField
            name="name"
            rule={{ missingText: 'Please enter your name.' }}
            label="Name"
            autoComplete="name"
          />
          <FormField
            name="organization"
            rule={{ missingText: 'Please enter your organization.' }}
            label="Organization"
            autoComplete="organization"
          />
        </div>
        <EmailField />
        <PhoneFields />
        <FormField
          name="message"
          rule={{ missingText: 'Please enter your message.' }}
          label="Message"
          type="message"
          rows={6}
          hint="To sponsor a category, name it here and ask for a quote."
        />
      </FormOrSuccess>
    </Form>
  );
}

/** The enquiry as it was sent. */
const SentEnquiry = ({ name, organization, email, dialCode, phone, message }: SponsorRequest) => (
  <dl className="sent-enquiry">
    {Object.entries({
      Name: name,
      Organization: organization,
      Email: email,
      Phone: `+${dialCode} ${phone}`,
      Message: message,
    }).map(([label, text]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** The tier of the enquiry; it is sent as a sentence of the message. */
function TierChoice({ onChoose }: Pick<SponsorFormProps, 'onChoose'>) {
  const id = useId();
  const tier = tierIn(useFieldValue('message'));
  return (
    <fieldset className="form-field tier-choice" aria-describedby={`${id}-hint`}>
      <legend className="form-label">Tier</legend>
      <div className="tier-options">
        {[undefined, ...sponsorTiers].map((choice) => (
          <label key={choice?.id ?? 'none'}>
            <input
              type="radio"
              name={id}
              checked={choice === tier}
              onChange={() => onChoose(choice)}
            />
            {choice?.name ?? 'Undecided'}
          </label>
        ))}
      </div>
      <div id={`${id}-hint`} className="form-text" aria-live="polite">
        {tier
          ? nonBreaking(
              `A sentence about the ${tier.name} tier (${tier.price}) has been added to your message.`,
            )
          : 'Choosing a tier adds a sentence to your message.'}
      </div>
    </fieldset>
  );
}
