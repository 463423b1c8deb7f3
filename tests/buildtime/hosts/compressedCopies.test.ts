import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  compressedCopies,
  writeCompressedCopies,
} from '../../../src/buildtime/hosts/compressedCopies';

it('a text file has a brotli and a gzip copy if both are smaller', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copies-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = '<p>The finals begin at nine.</p>\n'.repeat(20);
  // Brotli has these words in its dictionary; gzip would make the file longer.
  const short = 'application/javascript\n';
  const files = { 'page.html': text, 'short.txt': short, 'picture.avif': text };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);

  await writeCompressedCopies(folder);

  const copies = Object.keys(files).map((name) => compressedCopies(join(folder, name)));
  expect(copies.map((each) => each.map(({ encoding }) => encoding))).toEqual([
    ['br', 'gzip'],
    [],
    [],
  ]);
  const size = (name: string) => statSync(join(folder, name)).size;
  expect(size('page.html.br')).toBeLessThan(size('page.html.gz'));
});
