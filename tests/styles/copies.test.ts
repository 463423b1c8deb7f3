import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { minWidth } from '../../src/pictures/breakpoints.ts';

/* Files that cannot import a value have a copy of it. */

const read = (file: string) => readFileSync(file, 'utf8');

const tokens = read('src/styles/_tokens.scss');
const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
const favicon = read('public/favicon.svg');

/** For example #0b0e14 for "11 14 20". */
const toHex = (_: string, rgb: string) =>
  `#${Buffer.from(rgb.trim().split(' ').map(Number)).toString('hex')}`;

it('document, manifest and gradients use the colour of the page', () => {
  const page = token('page');
  expect(toHex('', /--page-rgb: ([\d ]+)/.exec(tokens)?.[1] ?? '')).toBe(page);
  expect(read('index.html')).toContain(`name="theme-color" content="${page}"`);
  expect(JSON.parse(read('public/manifest.webmanifest'))).toMatchObject({
    theme_color: page,
    background_color: page,
  });
});

it('the arrow of a select has the colour of strong lines', () => {
  const arrow = `$form-select-indicator-color-dark: ${token('line-strong')};`;
  expect(read('src/styles/_config.scss')).toContain(arrow);
});

it('the favicon has the page colour and the accent colour', () => {
  const painted = [...favicon.matchAll(/(?:fill|stroke)="(#[0-9a-f]{6})"/g)];
  expect(painted.map(([, colour]) => colour)).toEqual([token('page'), token('accent')]);
});

it('logo and favicon have the same helmet', () => {
  const helmet = /d="(M[^Z]*Z)/;
  const [, drawn] = helmet.exec(read('src/layout/Logo.tsx')) ?? [];
  expect(drawn).toBeTruthy();
  expect(helmet.exec(favicon)?.[1]).toBe(drawn);
});

it('a full container has the same width for pictures and in styles', () => {
  const width = minWidth.container.match(/[\d.]+rem/)?.[0];
  expect(read('src/styles/_shared.scss')).toContain(`max-width: ${width};`);
});

it.each(['small', 'medium', 'large', 'full'] as const)(
  'pictures and styles have the same breakpoint “%s”',
  (name) => {
    const width = minWidth[name].match(/[\d.]+rem/)?.[0];
    expect(read('src/styles/_mixins.scss')).toContain(`$${name}: ${width};`);
  },
);
