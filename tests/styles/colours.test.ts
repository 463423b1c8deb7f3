import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/* Files that cannot read the variables of _tokens.scss have the same colours. */

const tokens = readFileSync('src/styles/_tokens.scss', 'utf8');
const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];

/** For example #0b0e14 for "11 14 20". */
const toHex = (_: string, rgb: string) =>
  `#${Buffer.from(rgb.trim().split(' ').map(Number)).toString('hex')}`;

it('document, manifest and gradients use the colour of the page', () => {
  const page = token('page');
  expect(toHex('', /--page-rgb: ([\d ]+)/.exec(tokens)?.[1] ?? '')).toBe(page);
  expect(readFileSync('index.html', 'utf8')).toContain(`name="theme-color" content="${page}"`);
  expect(JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'))).toMatchObject({
    theme_color: page,
    background_color: page,
  });
});

it('the favicon has the page colour and the accent colour', () => {
  const icon = readFileSync('public/favicon.svg', 'utf8');
  const painted = [...icon.matchAll(/(?:fill|stroke)="(#[0-9a-f]{6})"/g)];
  expect(painted.map(([, colour]) => colour)).toEqual([token('page'), token('accent')]);
});
