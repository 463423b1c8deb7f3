import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scoreParts } from '../../src/data/runRules';

/* Drawings and style sheets repeat what code or data has. */

const read = (file: string) => readFileSync(file, 'utf8');

it('the segments of the score’s bar are as long as their points', () => {
  const bar = /linear-gradient\([^;]*;/.exec(read('src/pages/categories/categories.scss'))?.[0];
  let points = 0;
  for (const part of scoreParts.slice(0, -1)) {
    points += part.points;
    expect(bar).toContain(`var(--page) ${points / 10 - 0.2}% ${points / 10}%`);
  }
});

it('logo and favicon have the same helmet', () => {
  const helmet = /d="(M[^Z]*Z)/;
  const [, drawn] = helmet.exec(read('src/layout/Logo.tsx')) ?? [];
  expect(drawn).toBeTruthy();
  expect(helmet.exec(read('public/favicon.svg'))?.[1]).toBe(drawn);
});

it('the crops of the hero’s picture have the media queries of its styles', () => {
  const widths = { small: '36rem', full: '75rem' };
  const styles = read('src/pages/home/hero.scss').replace(
    /\$(small|full)/g,
    (_, name: keyof typeof widths) => widths[name],
  );
  const queries = read('src/pages/home/Hero.tsx').matchAll(/media: '([^']*)'/g);
  expect([...queries].map(([, query]) => styles.includes(`@media ${query} {`))).toEqual([
    true,
    true,
  ]);
});
