import { sponsorTiers, type SponsorTier } from '../../data/sponsorTiers';

const figures = new Intl.NumberFormat('en-GB');

/** An amount as the site writes it: "CHF 15,000". */
export const formatChf = (amount: number): string => `CHF ${figures.format(amount)}`;

/** How a message begins when its sender has chosen a tier. */
export const tierSentence = ({ name, priceChf }: SponsorTier): string =>
  `We are interested in the ${name} tier (${formatChf(priceChf)}).`;

/** Whether a message holds words of its sender, not only the sentence of a tier chosen before. */
export function isWritten(message: string): boolean {
  const text = message.trim();
  return text !== '' && !sponsorTiers.some((tier) => tierSentence(tier) === text);
}
