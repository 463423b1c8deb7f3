import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Icons for home screens, with their side in pixels. */
const touchIcons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };
const icoSizes = [16, 32, 48];

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Square and with a smaller mark, because systems cut the corners of touch icons. */
const forTouch = (svg: string) =>
  svg.replace(' rx="7"', '').replace('translate(3.2 3.2) scale(.8)', 'translate(6 6) scale(.625)');

/** An ICO file: a header of 6 bytes, an entry of 16 bytes per picture, the pictures as PNG. */
function ico(pictures: readonly { size: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, data }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  }
  return Buffer.concat([header, ...pictures.map(({ data }) => data)]);
}

/** Makes the icons from `favicon.svg`. @returns the name and the content of each file. */
export async function iconFiles(): Promise<[name: string, content: Buffer][]> {
  const svg = readFileSync('public/favicon.svg', 'utf8');
  const files: [string, Buffer][] = [];
  for (const [name, size] of Object.entries(touchIcons)) {
    const opaque = sharp(await png(forTouch(svg), size)).removeAlpha();
    files.push([name, await opaque.png({ palette: true }).toBuffer()]);
  }
  const pictures = await Promise.all(
    icoSizes.map(async (size) => ({ size, data: await png(svg, size) })),
  );
  return [...files, ['favicon.ico', ico(pictures)]];
}

/** `npm run icons`: writes the icons into `public/`. */
export async function main(): Promise<number> {
  for (const [name, content] of await iconFiles()) writeFileSync(`public/${name}`, content);
  return 0;
}
