import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['README.md', '.github/CONTRIBUTING.md', 'src/product.md'])(
  'every path in src, tests or public that %s names exists',
  (document) => {
    const text = readFileSync(document, 'utf8');
    const paths = [...text.matchAll(/`((?:src|tests|public)\/[\w./-]*)`/g)].map(([, path]) => path);
    expect(paths.filter((path) => path && !existsSync(path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(3);
  },
);
