import { base, sizes } from 'virtual:pictures';

/** Addresses and size of a served picture. */
export interface PictureFiles {
  width: number;
  height: number;
  /** `srcset` per format. */
  avif: string;
  webp: string;
  /** One address for where only one can be given. */
  src: string;
}

/**
 * The files of a picture.
 * @param name path under `src/assets` without extension, for example `news/01-arena`.
 * @returns undefined when there is no such picture.
 */
export function pictureFiles(name: string): PictureFiles | undefined {
  const [height, ...widths] = Object.hasOwn(sizes, name) ? (sizes[name] ?? []) : [];
  const width = widths.at(-1);
  if (height === undefined || width === undefined) return undefined;
  const srcset = (format: string) =>
    widths.map((w) => `${base}/${name}-${w}.${format} ${w}w`).join(', ');
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return {
    width,
    height,
    avif: srcset('avif'),
    webp: srcset('webp'),
    src: `${base}/${name}-${middle}.webp`,
  };
}
