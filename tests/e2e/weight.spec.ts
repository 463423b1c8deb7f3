import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { statSync } from 'node:fs';
import {
  brotliSize,
  chunksOf,
  dist,
  distFiles,
  distText,
  homeBudget,
  scriptsOf,
  stylesOf,
} from './dist';

/* Bytes of the build after brotli, and content that must not be in it. */

const kB = 1000;
const weigh = (files: readonly string[]) =>
  [...new Set(files)].reduce((total, file) => total + brotliSize(distText(file)), 0);

const home = scriptsOf('index.html');
const beyondHome = (files: readonly string[]) =>
  weigh(files.filter((file) => !home.includes(file)));

test('the home page keeps its budget', () => {
  expect.soft(weigh(home), 'JavaScript').toBeLessThanOrEqual(homeBudget.scripts);
  expect.soft(stylesOf('index.html'), 'styles in the page').toContain('.site-header');
});

// A server sends some 14 kB before it waits for the browser.
for (const page of [
  'index',
  'become-a-sponsor',
  'register/visitor',
  'login',
  'purchase',
  'news/1',
]) {
  test(`the HTML of ${page} with its styles arrives in the first round trip`, () => {
    expect(brotliSize(distText(`${page}.html`))).toBeLessThanOrEqual(homeBudget.html);
  });
}

test('the hero picture of a phone weighs 45 kB at most', () => {
  const hero = distFiles().filter((file) => /hero-portrait-\w+-\d+\.avif$/.test(file));
  expect(hero).not.toEqual([]);
  for (const file of hero) {
    expect(statSync(join(dist, file)).size, file).toBeLessThanOrEqual(45 * kB);
  }
});

// react-hook-form is 12 kB of the first two, the country table 3 kB of the second. The profile loads both on Edit.
for (const [name, files, limit] of [
  ['sign-in', scriptsOf('login.html'), 17 * kB],
  ['sign-up', scriptsOf('register/visitor.html'), 22.5 * kB],
  ['the profile', [...chunksOf('ProfileLayout'), ...chunksOf('DetailsPage')], 5 * kB],
] as const) {
  test(`${name} adds ${limit / kB} kB of JavaScript at most`, () => {
    const added = beyondHome(files);
    expect(added).toBeGreaterThan(kB);
    expect(added).toBeLessThanOrEqual(limit);
  });
}

test('the build contains nothing of the mock API, of the sources or of the settings', () => {
  const traces = [
    'mockServiceWorker',
    'mock-api',
    'vera.visitor',
    'Visitor-2026',
    'Mock API',
    'una-verification',
    // Paths, settings and sources of the build.
    dirname(dist),
    'VITE_',
    'import.meta.env',
    'sourceMappingURL',
  ];
  expect(
    distFiles().filter((file) => /mockServiceWorker|\.map$|\.env|\.vite|prerender/.test(file)),
  ).toEqual([]);
  for (const file of distFiles().filter((name) => !/\.(avif|webp|jpg|png|woff2)$/.test(name))) {
    const text = distText(file);
    expect(
      traces.filter((trace) => text.includes(trace)),
      file,
    ).toEqual([]);
  }
});
