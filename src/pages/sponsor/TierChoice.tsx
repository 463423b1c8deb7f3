import { useId } from 'react';
import { nonBreaking } from '../../components/nonBreaking';
import { sponsorTiers, type SponsorTier } from '../../data/sponsorTiers';
import { formatChf } from './tierSentence';
import './tierChoice.scss';

interface TierChoiceProps {
  tier: SponsorTier | undefined;
  onChoose: (tier: SponsorTier | undefined) => void;
}

/** The tier of the enquiry; it is sent as a sentence of the message. */
export function TierChoice({ tier, onChoose }: TierChoiceProps) {
  const id = useId();
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
            <span>{choice?.name ?? 'Undecided'}</span>
          </label>
        ))}
      </div>
      <div id={`${id}-hint`} className="form-text" aria-live="polite">
        {tier
          ? nonBreaking(
              `The ${tier.name} tier (${formatChf(tier.priceChf)}) has been added to your message.`,
            )
          : 'Your choice is added to your message.'}
      </div>
    </fieldset>
  );
}
