import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { iconFiles } from '../../src/buildtime/icons';

/** The pictures in a file: the file itself, or the parts of an ICO file. */
function picturesIn(name: string, file: Buffer): Buffer[] {
  if (!name.endsWith('.ico')) return [file];
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const start = file.readUInt32LE(entry + 12);
    return file.subarray(start, start + file.readUInt32LE(entry + 8));
  });
}

it.each(await iconFiles())('%s is what `npm run icons` writes', async (name, made) => {
  const pixelsOf = (file: Buffer) =>
    Promise.all(picturesIn(name, file).map((picture) => sharp(picture).raw().toBuffer()));
  const drawn = Buffer.concat(await pixelsOf(made));
  const shipped = Buffer.concat(await pixelsOf(readFileSync(`public/${name}`)));
  expect(shipped).toHaveLength(drawn.length);
  // Two machines may round a colour differently.
  const isAlike = shipped.every((value, place) => Math.abs(value - (drawn[place] ?? 0)) < 8);
  expect(isAlike).toBe(true);
});
