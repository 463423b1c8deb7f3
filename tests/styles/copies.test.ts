import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { minWidth } from '../../src/pictures/breakpoints.ts';

const read = (file: string) => readFileSync(file, 'utf8');

it('logo and favicon have the same helmet', () => {
  const helmet = /d="(M[^Z]*Z)/;
  const [, drawn] = helmet.exec(read('src/layout/Logo.tsx')) ?? [];
  expect(drawn).toBeTruthy();
  expect(helmet.exec(read('public/favicon.svg'))?.[1]).toBe(drawn);
});

it.each(['small', 'medium', 'large', 'full'] as const)(
  'pictures and styles have the same breakpoint “%s”',
  (name) => {
    const width = minWidth[name].match(/[\d.]+rem/)?.[0];
    expect(read('src/styles/_mixins.scss')).toContain(`$${name}: ${width};`);
  },
);
