import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { categories } from '../../src/data/categories.ts';
import { present } from '../support/present.ts';
import { articles, chunksOf, dist, distFiles, distText, scriptsOf } from './support/dist.ts';

/* Bytes of the build as transferred, and content that must not be in it. */

const kB = 1000;
const sizeOf = (file: string) => statSync(join(dist, file)).size;
/** Sum of the copies in `br` or `gz`. */
const weigh = (files: readonly string[], encoding = 'br') =>
  files.reduce((total, file) => total + sizeOf(`${file}.${encoding}`), 0);

/** Where the limits come from. */
const advice = '.github/CONTRIBUTING.md, Decisions, gives the reasons for the limits';

const home = scriptsOf('index.html');

// gzip needs a fifth more bytes than brotli.
for (const { encoding, share } of [
  { encoding: 'br', share: 1 },
  { encoding: 'gz', share: 1.22 },
]) {
  test(`the home page stays within its budget with ${encoding}`, () => {
    expect(distText('index.html')).toContain('.site-header{');
    expect(weigh(home, encoding), advice).toBeLessThanOrEqual(share * 106.5 * kB);
    expect(weigh(['index.html'], encoding), advice).toBeLessThanOrEqual(share * 14.25 * kB);
  });
}

// A server sends some 14 kB before it waits for the browser. The categories are the longest text.
for (const file of distFiles().filter((name) => name.endsWith('.html'))) {
  const limit = file === 'competition-categories.html' ? 3.8 * kB * categories.length : 14.25 * kB;
  test(`the HTML of ${file} with its styles weighs ${(limit / kB).toFixed(2)} kB at most`, () => {
    expect(weigh([file]), advice).toBeLessThanOrEqual(limit);
  });
}

test('no style sheet that loads after the first paint declares a font', () => {
  const sheets = distFiles().filter((file) => file.endsWith('.css'));
  expect(sheets.filter((file) => distText(file).includes('@font-face'))).toEqual([]);
});

test('the hero picture of a phone weighs 45 kB at most', () => {
  const hero = distFiles().filter((file) => /hero-(?:after-)?portrait-\w+-\d+\.avif$/.test(file));
  expect(hero).not.toEqual([]);
  for (const file of hero) {
    expect(sizeOf(file), file).toBeLessThanOrEqual(45 * kB);
  }
});

// The country table accounts for 3 kB of the sign-up, the sponsor page and the profile.
for (const { page, files, limit } of [
  { page: 'the sign-in', files: scriptsOf('login.html'), limit: 6.5 * kB },
  { page: 'the sign-up', files: scriptsOf('register/visitor.html'), limit: 11.5 * kB },
  { page: 'the sponsor page', files: scriptsOf('become-a-sponsor.html'), limit: 12.5 * kB },
  { page: 'an article', files: scriptsOf(present(articles[0], 'An article').file), limit: 7 * kB },
  {
    page: 'the profile',
    files: [...new Set([...chunksOf('ProfileLayout'), ...chunksOf('DetailsPage')])],
    limit: 31 * kB,
  },
]) {
  test(`${page} adds ${limit / kB} kB of JavaScript at most`, () => {
    const added = weigh(files.filter((file) => !home.includes(file)));
    expect(added).toBeGreaterThan(kB);
    expect(added, advice).toBeLessThanOrEqual(limit);
  });
}

test('no file of the build contains a part of the mock API, the sources or the settings', () => {
  // prettier-ignore
  const traces = [
    'mockServiceWorker', 'mock-api', 'Mock API', 'Visitor-2026', 'una-verification', dirname(dist),
    'VITE_', 'import.meta.env', 'sourceMappingURL', 'src/pages/',
  ];
  const unwanted = /mockServiceWorker|\.map$|\.env|\.vite|prerender/;
  expect(distFiles().filter((file) => unwanted.test(file))).toEqual([]);
  for (const file of distFiles().filter((name) => !/\.(avif|webp|jpg|png|woff2)$/.test(name))) {
    const text = distText(file);
    const found = traces.filter((trace) => text.includes(trace));
    expect(found, file).toEqual([]);
  }
});
