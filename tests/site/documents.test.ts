import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { productTable } from '../support/product.ts';

it.each(['README.md', '.github/ARCHITECTURE.md', '.github/CONTRIBUTING.md', 'src/product.md'])(
  'every path in src, tests or public that %s names exists',
  (document) => {
    const text = readFileSync(document, 'utf8');
    const paths = [...text.matchAll(/`((?:src|tests|public)\/[\w./-]*)`/g)].map(([, path]) => path);
    expect(paths.filter((path) => path && !existsSync(path))).toEqual([]);
    expect(paths).not.toEqual([]);
  },
);

it('the site contains every sentence of a form that product.md quotes', () => {
  const files = import.meta.glob<string>('../../src/{components,layout,pages}/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const sources = Object.values(files).join('\n');
  const cells = productTable('The forms one by one').flatMap(Object.values).join('\n');
  const sentences = [...cells.matchAll(/"(.+?)"/g)].map(([, sentence]) => sentence);
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.filter((sentence) => !sources.includes(`'${sentence}'`))).toEqual([]);
});
