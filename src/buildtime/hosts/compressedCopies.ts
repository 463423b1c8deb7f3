import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Kinds of files that compression makes smaller; pictures and fonts are compressed already. */
const isText = (file: string) => /\.(css|html|ics|js|json|svg|txt|webmanifest|xml)$/.test(file);

/** The compressed copies of a file: how each is called in `Accept-Encoding`, and its ending; smallest first. */
const copies = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/**
 * Writes `.br` and `.gz` beside each text file of a built site, as small as they can be, so that a host
 * compresses nothing while it serves. A file that does not gain by both gets none.
 */
export async function writeCompressedCopies(outDir: string): Promise<void> {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(isText);
  await Promise.all(
    files.map(async (name) => {
      const file = join(outDir, name);
      const content = readFileSync(file);
      // Node's own default for brotli is its highest level.
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content),
        promisify(gzip)(content, { level: 9 }),
      ]);
      if (Math.max(br.length, gz.length) >= content.length) return;
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}

/** The compressed copies that a file has. */
export const compressedCopies = (file: string): (typeof copies)[number][] =>
  copies.filter(({ ending }) => existsSync(file + ending));
