import { describe, expect, it } from 'vitest';
import { sponsorTiers, whySponsor } from '../../src/data/sponsorTiers';

describe('the tiers', () => {
  it('cost what the specification says', () => {
    expect(sponsorTiers.map(({ name, priceChf }) => [name, priceChf])).toEqual([
      ['Silver', 15_000],
      ['Gold', 25_000],
      ['Platinum', 50_000],
    ]);
  });

  it('bring what the specification says', () => {
    expect(sponsorTiers.map(({ benefits }) => benefits.join(', ').toLowerCase())).toEqual([
      'logo placements, website and print visibility, vip passes, partner directory listing',
      'event branding, web and media presence, exclusive co-social media campaigns',
      'premium branding, stage presence, co-branding, executive participation in jury panels and media interviews',
    ]);
  });
});

it('every argument for sponsors has a title and a text', () => {
  expect(whySponsor.length).toBeGreaterThanOrEqual(3);
  for (const { title, text } of whySponsor) {
    expect(title).toMatch(/^\S.{5,60}$/);
    expect(text).toMatch(/^\S.{40,}\.$/);
  }
});
