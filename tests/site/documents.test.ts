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

it('each row of forms in product.md has a test, which checks its sentences', () => {
  const files = import.meta.glob<string>('../**/*.test.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const tests = Object.values(files).join('\n');
  const rows = productTable('The forms one by one');
  expect(rows.filter(({ Form }) => !tests.includes(`row: '${Form}'`))).toEqual([]);
});
