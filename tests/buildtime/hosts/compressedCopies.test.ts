import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import {
  compressedCopies,
  writeCompressedCopies,
} from '../../../src/buildtime/hosts/compressedCopies';

it('every text file that compression shrinks has a smaller copy for brotli and for gzip', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copies-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = '<p>The finals begin at nine.</p>\n'.repeat(20);
  // Brotli has these words in its dictionary; gzip would make the file longer.
  const short = 'application/javascript\n';
  const files = { 'page.html': text, 'short.txt': short, 'picture.avif': text };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);

  await writeCompressedCopies(folder);

  const read = (name: string) => readFileSync(join(folder, name));
  expect(brotliDecompressSync(read('page.html.br')).toString()).toBe(text);
  expect(gunzipSync(read('page.html.gz')).toString()).toBe(text);
  expect(read('page.html.br').length).toBeLessThan(read('page.html.gz').length);
  const encodings = (name: string) =>
    compressedCopies(join(folder, name)).map(({ encoding }) => encoding);
  expect(encodings('page.html')).toEqual(['br', 'gzip']);
  expect(encodings('short.txt')).toEqual([]);
  expect(encodings('picture.avif')).toEqual([]);
});
