import { describe, expect, it } from 'vitest';
import { arenaFloor } from '../../../src/data/arena.ts';
import { categories } from '../../../src/data/categories/categories.ts';
import { coursePlans } from '../../../src/data/categories/plans.ts';
import { taskDrawings } from '../../../src/data/categories/taskDrawings.ts';
import { programme } from '../../../src/data/programme.ts';

describe('the data of the categories', () => {
  it('are in the order of the programme, and give each category a complexity of 1 to 10', () => {
    const inProgramme = programme.flatMap((day) => day.categories.map(({ id }) => id));
    expect(categories.map(({ id }) => id)).toEqual(inProgramme);
    for (const { complexity } of categories) {
      expect(complexity).toBeGreaterThanOrEqual(1);
      expect(complexity).toBeLessThanOrEqual(10);
    }
  });

  it.each(categories)('give the four tests of $id 600 points in total', ({ tests }) => {
    expect(new Set(tests.map(({ name }) => name)).size).toBe(4);
    const parts = tests.map(({ points }) => points);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(600);
  });

  it.each(categories)('give the course of $id the size that its setup states', (category) => {
    const { width, depth } = category.course;
    const setup = category.features.find(({ title }) => title === 'Setup')?.note;
    expect(setup).toContain(`${width} × ${depth} m`);
  });

  it.each(categories)('place the tests and labels of $id inside its course', ({ id, course }) => {
    const { labels, tests } = coursePlans[id];
    expect(tests).toHaveLength(4);
    const places = [...tests, ...labels.map(([, x, y]) => [x, y] as const)];
    const isOutside = ([x, y]: readonly [number, number]) =>
      x < 0 || x > course.width || y < 0 || y > course.depth;
    expect(places.filter(isOutside)).toEqual([]);
  });

  it.each(categories)('have a drawing for $id that shows only figures from its rules', (item) => {
    const { figures, labels = [] } = taskDrawings[item.id];
    const rules = JSON.stringify([item.features, item.tests]);
    const shown = JSON.stringify([figures, labels.map(([text]) => text), item.figure]);
    for (const number of shown.match(/[\d.]+/g) ?? []) expect(rules).toContain(number);
  });

  it('have courses whose exclusion zones fit on the floor without overlap', () => {
    const zones = categories.map(({ course: { x, y, width, depth } }) => ({
      left: x - 2,
      top: y - 2,
      right: x + width + 2,
      bottom: y + depth + 2,
    }));
    for (const [index, zone] of zones.entries()) {
      expect(Math.min(zone.left, zone.top)).toBeGreaterThanOrEqual(0);
      expect(zone.right).toBeLessThanOrEqual(arenaFloor.width);
      expect(zone.bottom).toBeLessThanOrEqual(arenaFloor.depth);
      const laterZones = zones.slice(index + 1);
      const overlaps = (other: typeof zone) =>
        zone.left < other.right &&
        other.left < zone.right &&
        zone.top < other.bottom &&
        other.top < zone.bottom;
      expect(laterZones.filter(overlaps)).toEqual([]);
    }
  });
});
