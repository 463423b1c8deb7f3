import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderPage } from '../../src/buildtime/static/renderSite.tsx';
import { compileSheet } from '../support/compileSheet.ts';
import { elementOf } from '../support/dom.ts';

/* Drawings and style sheets repeat what code or data has. */

const read = (file: string) => readFileSync(file, 'utf8');

it('logo and favicon have the same helmet', () => {
  const helmet = /d="(M[^Z]*Z)/;
  const [, drawn] = helmet.exec(read('src/layout/Logo.tsx')) ?? [];
  expect(drawn).toBeTruthy();
  expect(helmet.exec(read('public/favicon.svg'))?.[1]).toBe(drawn);
});

it('the crops of the hero’s picture have the media queries of its styles', async () => {
  const queriesOfRules = compileSheet('src/pages/home/hero.scss').matchAll(/@media ([^{]+) \{/g);
  const styles = Array.from(queriesOfRules, ([, query]) => query);
  const crops = elementOf((await renderPage('/')).html).querySelectorAll('#top source');
  const queries = Array.from(crops, (crop) => crop.getAttribute('media'));
  expect(queries).toHaveLength(2);
  expect(styles).toEqual(expect.arrayContaining(queries));
});
