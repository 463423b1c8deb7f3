import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { productTable } from '../support/product.ts';

it.each(['README.md', '.github/CONTRIBUTING.md', 'src/product.md'])(
  'every path in src, tests or public that %s names exists',
  (document) => {
    const text = readFileSync(document, 'utf8');
    const paths = [...text.matchAll(/`((?:src|tests|public)\/[\w./-]*)`/g)].map(([, path]) => path);
    expect(paths.filter((path) => path && !existsSync(path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(3);
  },
);

it('the source has each sentence that product.md quotes for the forms', () => {
  const files = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const source = Object.values(files).join('\n');
  const quoted = productTable('The forms one by one').flatMap(
    (row) =>
      Object.values(row)
        .join(' ')
        .match(/(?<=")[A-Z][^"]+(?=")/g) ?? [],
  );
  expect(quoted.filter((sentence) => !source.includes(sentence))).toEqual([]);
  expect(quoted.length).toBeGreaterThan(20);
});
