import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Pictures and fonts are compressed already. */
const isText = (file: string) => /\.(css|html|ics|js|json|svg|txt|webmanifest|xml)$/.test(file);

/** Name in `Accept-Encoding` and file extension, smallest first. */
const copies = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
] as const;

/** Writes `.br` and `.gz` beside each text file for which both are smaller, so that hosts never compress on the fly. */
export async function writeCompressedCopies(outDir: string): Promise<void> {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(isText);
  await Promise.all(
    files.map(async (name) => {
      const file = join(outDir, name);
      const content = readFileSync(file);
      // Node compresses with brotli at the highest level by default.
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

export const compressedCopies = (file: string): (typeof copies)[number][] =>
  copies.filter(({ extension }) => existsSync(file + extension));
