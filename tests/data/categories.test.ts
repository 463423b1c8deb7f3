import { describe, expect, it } from 'vitest';
import { pictureFiles } from '../../src/pictures/Picture';
import { categories } from '../../src/data/categories';
import { categoryTiles } from '../../src/data/categoryTiles';

const pointsOf = (scoring: string) => Number(/^(\d+) points: \S/.exec(scoring)?.[1]);

describe('the categories', () => {
  it('are the five of the specification, at the anchors cat1 to cat5', () => {
    expect(categories.map(({ id, title }) => `${id} ${title}`)).toEqual([
      'cat1 Healthcare & Assistance',
      'cat2 Retail & Customer',
      'cat3 Warehouse & Logistics',
      'cat4 Industrial Inspection & Disaster Response',
      'cat5 Education & Social',
    ]);
  });

  it.each(categories)('$id has a text for each feature', ({ features }) => {
    for (const { note } of features) expect(note).toMatch(/^[A-Z0-9].{60,}[.!?]$/s);
  });

  it('stand on the dial of 1 to 10 where the rules put them', () => {
    expect(categories.map(({ complexity }) => complexity)).toEqual([8, 6, 7, 9, 5]);
  });

  it.each(categories)('$id leaves the figure to the dial beside its note', ({ features }) => {
    const note = features.find(({ title }) => title === 'Complexity dial')?.note;
    expect(note).not.toMatch(/of 10\b/);
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
