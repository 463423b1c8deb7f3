import { useWatch, type Control } from 'react-hook-form';
import { CheckIcon } from '../../components/icons';
import { keepTogether } from '../../components/keepTogether';
import { sponsorTiers } from '../../data/sponsorTiers';
import type { EnquiryValues } from './enquiry';
import { formatChf, tierSentence } from './tierSentence';

/** Says which tier the message begins with: on a phone the message itself is out of sight. */
export function ChosenTier({ control }: { control: Control<EnquiryValues> }) {
  const message = useWatch({ control, name: 'message', defaultValue: '' });
  const tier = sponsorTiers.find((entry) => message.startsWith(tierSentence(entry)));
  return (
    <p className="with-icon" aria-live="polite">
      {tier && (
        <>
          <CheckIcon />
          {keepTogether(
            `The ${tier.name} tier (${formatChf(tier.priceChf)}) has been added to your message.`,
          )}
        </>
      )}
    </p>
  );
}
