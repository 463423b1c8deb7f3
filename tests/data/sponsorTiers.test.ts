import { describe, expect, it } from 'vitest';
import { sponsorTiers, tierComparison, whySponsor } from '../../src/data/sponsorTiers';

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

/** How much a cell of the comparison is worth; texts are only compared for being there. */
function worth(value: boolean | string): number {
  if (typeof value === 'boolean') return Number(value);
  return Number.isNaN(Number(value)) ? 1 : Number(value);
}

describe('the comparison', () => {
  it('names each benefit once', () => {
    const names = tierComparison.map(({ benefit }) => benefit);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(tierComparison)('never gives less for more: $benefit', (row) => {
    expect(worth(row.gold)).toBeGreaterThanOrEqual(worth(row.silver));
    expect(worth(row.platinum)).toBeGreaterThanOrEqual(worth(row.gold));
  });
});

it('every argument for sponsors has a title and a text', () => {
  expect(whySponsor.length).toBeGreaterThanOrEqual(3);
  for (const { title, text } of whySponsor) {
    expect(title).toMatch(/^\S.{5,60}$/);
    expect(text).toMatch(/^\S.{40,}\.$/);
  }
});
