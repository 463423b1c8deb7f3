import { describe, expect, it } from 'vitest';
import { pictureFiles } from '../../src/pictures/Picture';
import { categories } from '../../src/data/categories';
import { categoryTiles } from '../../src/data/categoryTiles';

const pointsOf = (scoring: string) => Number(/^(\d+) points: \S/.exec(scoring)?.[1]);

describe('the categories', () => {
  it('are the five of the specification, with their complexity', () => {
    expect(categories.map(({ id, title, complexity }) => `${id} ${title}: ${complexity}`)).toEqual([
      'cat1 Healthcare & Assistance: 8',
      'cat2 Retail & Customer: 6',
      'cat3 Warehouse & Logistics: 7',
      'cat4 Industrial Inspection & Disaster Response: 9',
      'cat5 Education & Social: 5',
    ]);
  });

  it.each(categories)('$id has four tests that bring 600 points together', ({ tests }) => {
    expect(new Set(tests.map(({ name }) => name)).size).toBe(4);
    const points = tests.map(({ scoring }) => pointsOf(scoring));
    expect(points.reduce((sum, part) => sum + part, 0)).toBe(600);
  });

  it.each(categoryTiles)('$title has a picture and a short teaser', (tile) => {
    expect(pictureFiles(tile.image)).toBeDefined();
    expect(tile.imageAlt).toMatch(/^.{20,}/);
    expect(tile.teaser).toMatch(/^.{10,70}$/);
  });
});
