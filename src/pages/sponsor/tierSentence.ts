import { sponsorTiers, type SponsorTier } from '../../data/sponsorTiers';

/** For example "CHF 15,000". By hand: creating an `Intl.NumberFormat` is slow. */
export const formatChf = (amount: number): string =>
  `CHF ${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;

const tierSentence = ({ name, priceChf }: SponsorTier): string =>
  `We are interested in the ${name} tier (${formatChf(priceChf)}).`;

/** The tier that a message names. */
export const tierIn = (message: string): SponsorTier | undefined =>
  sponsorTiers.find((tier) => message.includes(tierSentence(tier)));

/** Replaces the tier's sentence in a message, or puts it first. All other words stay. */
export function withTier(message: string, tier: SponsorTier | undefined): string {
  const sentence = tier ? tierSentence(tier) : '';
  const before = tierIn(message);
  if (before) return message.replace(tierSentence(before), sentence).trim();
  return [sentence, message].filter((part) => part.trim() !== '').join('\n\n');
}
