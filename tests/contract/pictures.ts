import { crc32 } from 'node:zlib';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Length of the last chunk, IEND. */
const end = 12;

/** A data URL of a type and its bytes. */
export const dataUrl = (type: string, bytes: Buffer | string): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** A valid PNG file of one pixel, padded to a size by a chunk that decoders ignore. */
export function pngOf(size: number): string {
  const name = Buffer.from('paDd');
  const chunk = Buffer.concat([name, Buffer.alloc(size - pixel.length - end)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length - name.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(chunk));
  const parts = [pixel.subarray(0, -end), length, chunk, sum, pixel.subarray(-end)];
  return dataUrl('image/png', Buffer.concat(parts));
}

/** A valid PNG file of one pixel. */
export const smallPng = dataUrl('image/png', pixel);
