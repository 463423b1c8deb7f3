import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { statSync } from 'node:fs';
import { brotliSize, dist, distFiles, distText, filesIn } from './dist';

/*
 * What the built site weighs, in bytes after brotli, and what it must not contain.
 */

const kB = 1000;
const sum = (files: readonly string[]) =>
  files.reduce((total, file) => total + brotliSize(file), 0);

const scriptsOf = (page: string) => filesIn(distText(page), 'script');
const stylesOf = (page: string) => filesIn(distText(page), 'style');

test('the home page keeps to its budget', () => {
  expect.soft(sum(scriptsOf('index.html')), 'JavaScript').toBeLessThanOrEqual(100 * kB);
  expect.soft(sum(stylesOf('index.html')), 'CSS').toBeLessThanOrEqual(11 * kB);
  expect.soft(brotliSize('index.html'), 'HTML').toBeLessThanOrEqual(14.6 * kB);
});

test('the hero picture of a phone weighs 45 kB at most', () => {
  const hero = distFiles().filter((file) => /hero-portrait-\d+\.avif$/.test(file));
  expect(hero).not.toEqual([]);
  for (const file of hero) {
    expect(statSync(join(dist, file)).size, file).toBeLessThanOrEqual(45 * kB);
  }
});

for (const page of ['login.html', 'register/visitor.html']) {
  test(`${page} adds 16 kB of JavaScript at most`, () => {
    const shared = scriptsOf('index.html');
    const added = scriptsOf(page).filter((file) => !shared.includes(file));
    expect(sum(added)).toBeLessThanOrEqual(16 * kB);
  });
}

test('the build holds nothing of the mock API', () => {
  const traces = [
    'mockServiceWorker',
    'mock-api',
    'vera.visitor',
    'Visitor-2026',
    'Mock API',
    'una-verification',
  ];
  expect(distFiles().filter((file) => file.includes('mockServiceWorker'))).toEqual([]);
  for (const file of distFiles().filter((name) => /\.(js|html|css|txt|xml)$/.test(name))) {
    const text = distText(file);
    expect(
      traces.filter((trace) => text.includes(trace)),
      file,
    ).toEqual([]);
  }
});
