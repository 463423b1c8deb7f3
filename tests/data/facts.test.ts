import { expect, it } from 'vitest';

/** Places of empty texts, lists and objects. */
const empties = (value: unknown, place: string): string[] => {
  if (typeof value !== 'object' || value === null) return value === '' ? [place] : [];
  const parts = Object.entries(value);
  return parts.length === 0
    ? [place]
    : parts.flatMap(([name, part]) => empties(part, `${place}.${name}`));
};

it.each(Object.entries(import.meta.glob<object>('../../src/data/*.ts', { eager: true })))(
  '%s has no empty value except the categories of the first and the last day',
  (file, module) => {
    const found = empties({ ...module }, '');
    expect(found).toEqual(
      file.endsWith('/schedule.ts') ? ['.schedule.0.categories', '.schedule.6.categories'] : [],
    );
  },
);
