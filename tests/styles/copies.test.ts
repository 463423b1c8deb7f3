import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/* Drawings and style sheets repeat what code or data has. */

const read = (file: string) => readFileSync(file, 'utf8');

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
