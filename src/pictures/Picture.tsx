import { useState } from 'react';
import { folder, pictures } from 'virtual:pictures';

/** Shown in the place of a picture that is missing. */
const defaultPicture = 'misc/error-404';

interface PictureProps {
  /** Path under `src/assets` without extension; the default picture is shown when there is none. */
  name: string;
  /** What is seen; empty for decoration. */
  alt: string;
  /** The width it is shown at, as the `sizes` attribute takes it. */
  sizes: string;
  className?: string;
  /** True for what is seen first: loaded at once and before others. */
  eager?: boolean;
}

/** A picture in the formats and widths that the build made of its master. */
export function Picture({ name, alt, sizes, className, eager = false }: PictureProps) {
  const [failed, setFailed] = useState(false);
  const files = (failed ? undefined : pictureFiles(name)) ?? pictureFiles(defaultPicture);
  if (!files) return null;
  // The error may have come before React was there to hear it.
  const check = (img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc) setFailed(true);
  };
  return (
    <picture>
      <source type="image/avif" srcSet={files.avif} sizes={sizes} />
      <source type="image/webp" srcSet={files.webp} sizes={sizes} />
      <img
        ref={check}
        src={files.src}
        alt={alt}
        width={files.width}
        height={files.height}
        className={className}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onError={() => setFailed(true)}
      />
    </picture>
  );
}

/** Addresses and size of a served picture. */
interface PictureFiles {
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
  const picture = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
  const [hash, height, ...widths] = picture ?? [];
  const width = widths.at(-1);
  if (hash === undefined || height === undefined || width === undefined) return undefined;
  const address = (w: number, format: string) => `${folder}/${name}-${hash}-${w}.${format}`;
  const srcset = (format: string) => widths.map((w) => `${address(w, format)} ${w}w`).join(', ');
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return {
    width,
    height,
    avif: srcset('avif'),
    webp: srcset('webp'),
    src: address(middle, 'webp'),
  };
}
