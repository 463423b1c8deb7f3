import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

it('logo and favicon have the same helmet', () => {
  const helmet = /d="(M[^Z]*Z)/;
  const [, drawn] = helmet.exec(read('src/layout/Logo.tsx')) ?? [];
  expect(drawn).toBeTruthy();
  expect(helmet.exec(read('public/favicon.svg'))?.[1]).toBe(drawn);
});
