import { expect, it } from 'vitest';
import { sponsorTiers } from '../../src/data/sponsorTiers';

it('the tiers cost and bring what the specification says', () => {
  const tiers = sponsorTiers.map(({ name, priceChf, benefits }) =>
    `${name}, CHF ${priceChf}: ${benefits.join(', ')}`.toLowerCase(),
  );
  expect(tiers).toEqual([
    'silver, chf 15000: logo placements, website and print visibility, vip passes, partner directory listing',
    'gold, chf 25000: event branding, web and media presence, exclusive co-social media campaigns',
    'platinum, chf 50000: premium branding, stage presence, co-branding, executive participation in jury panels and media interviews',
  ]);
});
