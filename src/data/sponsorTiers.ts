import { championship, claims } from './championship.ts';

export interface SponsorTier {
  id: 'silver' | 'gold' | 'platinum';
  name: string;
  price: string;
  pitch: string;
  /** In addition to those of the lower tiers. */
  benefits: readonly string[];
}

/** The smallest first. See product.md, Constants. */
export const sponsorTiers: readonly SponsorTier[] = [
  {
    id: 'silver',
    name: 'Silver',
    price: 'CHF 15,000',
    pitch: 'For companies that want their logo on the website and in print.',
    benefits: [
      'Logo placements',
      'Website and print visibility',
      'VIP passes',
      'Partner directory listing',
    ],
  },
  {
    id: 'gold',
    name: 'Gold',
    price: 'CHF 25,000',
    pitch:
      'For brands that want to be part of the event in the arena, on the web and in the media.',
    benefits: ['Event branding', 'Web and media presence', 'Exclusive co-social media campaigns'],
  },
  {
    id: 'platinum',
    name: 'Platinum',
    price: 'CHF 50,000',
    pitch:
      'For companies that want their name on stage, and their executives on jury panels and in interviews.',
    benefits: [
      'Premium branding',
      'Stage presence',
      'Co-branding',
      'Executive participation in jury panels and media interviews',
    ],
  },
];

const [attendees, viewers, countries] = claims.map(({ figure }) => figure);

export const whySponsor: readonly { title: string; text: string; picture: string }[] = [
  {
    title: 'An audience in the arena and online',
    picture: 'places/tablet',
    text: `Announced for ${championship.year}: ${attendees} live attendees and ${viewers} online viewers. At a championship, selected events are live-streamed: some runs on each category’s day, and the finals. Twelve cameras cover the floor; commentary is in English with German captions. The live-stream pass includes the replays.`,
  },
  {
    title: 'Jobs your customers know',
    picture: 'places/cart',
    text: 'Every course recreates a workplace, from a hospital ward to a damaged plant. Every run lasts 15 minutes at most and ends with a score out of 1,000.',
  },
  {
    title: `Teams from ${countries} countries`,
    picture: 'places/cases',
    text: `Announced for ${championship.shortName}: teams from ${countries} countries in one arena. Within a category, all teams face the same course; one scale of points applies to all categories.`,
  },
  {
    title: 'Results nobody can buy',
    picture: 'places/scale',
    text: 'Three judges and a video referee score each run, and the score is on the LED screen within two minutes of the run’s end. Executives of Platinum sponsors join the awards panel and the public panel; neither decides scores or rankings. No sponsor takes part in scoring a run.',
  },
];
