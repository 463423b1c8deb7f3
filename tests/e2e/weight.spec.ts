import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { categories } from '../../src/data/categories/categories.ts';
import { seededAccounts, seededDb } from '../../src/mocks/seeds.ts';
import { requireNonNull } from '../support/requireNonNull.ts';
import { articles, chunksOf, dist, distFiles, distText, scriptsOf } from './support/dist.ts';

/* Bytes of the build as transferred, and content that must not be in it. */

const kB = 1000;
/** A server sends some 14 kB before it waits for the browser. */
const firstRoundTrip = 14.25 * kB;
const sizeOf = (file: string) => statSync(join(dist, file)).size;
/** Weighs the compressed copies. The smallest files have none. */
const weigh = (files: readonly string[], encoding = 'br') =>
  files.reduce((total, file) => {
    const copy = `${file}.${encoding}`;
    return total + sizeOf(existsSync(join(dist, copy)) ? copy : file);
  }, 0);

/** Checks the weight of files; a failure lists the five largest. */
function expectAtMost(limit: number, files: readonly string[], encoding?: string) {
  const largest = files
    .map((file) => ({ file, bytes: weigh([file], encoding) }))
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 5)
    .map(({ file, bytes }) => `${bytes} ${file}`);
  const message = [
    'See "If a budget fails" in .github/CONTRIBUTING.md. Largest files:',
    ...largest,
  ];
  expect(weigh(files, encoding), message.join('\n')).toBeLessThanOrEqual(limit);
}

const home = scriptsOf('index.html');

// gzip needs a fifth more bytes than brotli.
for (const { name, encoding, share } of [
  { name: 'brotli', encoding: 'br', share: 1 },
  { name: 'gzip', encoding: 'gz', share: 1.22 },
]) {
  test(`the home page stays within its budget with ${name}`, () => {
    expect(distText('index.html')).toContain('.site-header{');
    expectAtMost(share * 109.5 * kB, home, encoding);
    expectAtMost(share * firstRoundTrip, ['index.html'], encoding);
  });
}

// Each category adds its tests, features, a drawing and the plan of its course.
const categoriesLimit = 3.9 * kB * categories.length;

for (const file of distFiles().filter((name) => name.endsWith('.html'))) {
  const limit = file === 'competition-categories.html' ? categoriesLimit : firstRoundTrip;
  test(`the HTML of ${file} with its styles weighs ${(limit / kB).toFixed(2)} kB at most`, () => {
    expectAtMost(limit, [file]);
  });
}

test('no style sheet declares a font, because sheets load after the first paint', () => {
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
  {
    page: 'an article',
    files: scriptsOf(requireNonNull(articles[0], 'An article').file),
    limit: 7 * kB,
  },
  {
    page: 'the profile',
    files: [...new Set([...chunksOf('ProfileLayout'), ...chunksOf('DetailsPage')])],
    limit: 31 * kB,
  },
]) {
  test(`${page} adds ${limit / kB} kB of JavaScript at most`, () => {
    const added = files.filter((file) => !home.includes(file));
    expect(weigh(added)).toBeGreaterThan(kB);
    expectAtMost(limit, added);
  });
}

const mockTraces = [
  ...['mockServiceWorker', 'mock-api', 'Mock API'],
  ...seededAccounts.map(({ password }) => password),
  ...seededDb().tokens.map(({ token }) => token),
];

test('the demo contains every trace by which the mock API is recognized', () => {
  const files = readdirSync('dist-demo', { recursive: true, encoding: 'utf8' });
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join('dist-demo', file), 'utf8'));
  expect(mockTraces.filter((trace) => !scripts.join().includes(trace))).toEqual([]);
});

test('no file of the build contains a trace of the mock API, the sources or the settings', () => {
  const own = [dirname(dist), 'VITE_', 'import.meta.env', 'sourceMappingURL', 'src/pages/'];
  const traces = [...mockTraces, ...own];
  const unwanted = /mockServiceWorker|\.map$|\.env|\.vite|prerender/;
  expect(distFiles().filter((file) => unwanted.test(file))).toEqual([]);
  for (const file of distFiles().filter((name) => !/\.(avif|webp|jpg|png|woff2)$/.test(name))) {
    const text = distText(file);
    const found = traces.filter((trace) => text.includes(trace));
    expect(found, file).toEqual([]);
  }
});
