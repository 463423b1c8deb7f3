import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productTable } from '../support/product.ts';

/** The names and the text of all code files of a folder, on one line. */
const codeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|json)$/.test(file))
    .map((file) => `${file}\n${readFileSync(join(folder, file), 'utf8')}`)
    .join('\n')
    .replace(/\s+/g, ' ');

describe.each([
  'README.md',
  '.github/ARCHITECTURE.md',
  '.github/CONTRIBUTING.md',
  'src/product.md',
])('%s', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name]) => name ?? '');

  it('names only paths in src, tests and public that exist', () => {
    const paths = named(/`((?:src|tests|public)\/[\w./-]*)`/g);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    expect(paths).not.toEqual([]);
  });

  it('names only identifiers that exist in the code', () => {
    const identifiers = named(/`([A-Za-z]+[a-z][A-Z]\w*)/g);
    const code = codeOf('src') + codeOf('tests');
    expect(identifiers.filter((identifier) => !code.includes(identifier))).toEqual([]);
  });
});

it('the site contains every sentence that product.md quotes for a form', () => {
  const literalsAndJsxTexts = codeOf('src').split(/ ?["'`<>] ?/);
  const cells = productTable('The forms one by one').flatMap(Object.values).join('\n');
  const sentences = [...cells.matchAll(/"(.+?)"/g)].map(([, sentence = '']) => sentence);
  expect(sentences.length).toBeGreaterThan(20);
  const missing = sentences.filter((sentence) => !literalsAndJsxTexts.includes(sentence));
  expect(missing, 'write each of these in src as one literal or JSX text').toEqual([]);
});
