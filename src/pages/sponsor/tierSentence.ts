import { sponsorTiers, type SponsorTier } from '../../data/sponsorTiers';

/** An amount as the site writes it: "CHF 15,000". Made by hand, as `formatDay`. */
export const formatChf = (amount: number): string =>
  `CHF ${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** How a message names the tier that its sender has chosen. */
const tierSentence = ({ name, priceChf }: SponsorTier): string =>
  `We are interested in the ${name} tier (${formatChf(priceChf)}).`;

/** The tier that a message names. */
export const tierIn = (message: string): SponsorTier | undefined =>
  sponsorTiers.find((tier) => message.includes(tierSentence(tier)));

/**
 * The message with the sentence of another tier, or of none. It takes the place of the sentence before it,
 * else it comes first; all other words stay.
 */
export function withTier(message: string, tier: SponsorTier | undefined): string {
  const sentence = tier ? tierSentence(tier) : '';
  const before = tierIn(message);
  if (before) return message.replace(tierSentence(before), sentence).trim();
  return [sentence, message].filter((part) => part.trim() !== '').join('\n\n');
}
