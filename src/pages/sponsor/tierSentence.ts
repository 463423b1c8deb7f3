import { type SponsorTier, sponsorTiers } from '../../data/sponsorTiers.ts';

const tierSentence = ({ name, price }: SponsorTier): string =>
  `We are interested in the ${name} tier (${price}).`;

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
