import { useState } from 'react';
import { pictures } from 'virtual:pictures';

const defaultPicture = 'misc/error-404';

interface PictureProps {
  /** Path under `src/assets` without extension. */
  name: string;
  alt: string;
  sizes: string;
  className?: string;
  /** True for pictures above the fold. */
  eager?: boolean;
}

/**
 * A picture as AVIF in all widths. Browsers without AVIF get a WebP file: iPhones that stopped at iOS 15 need it,
 * although we do not promise to support them.
 */
export function Picture({ name, alt, sizes, className, eager = false }: PictureProps) {
  const [failedName, setFailedName] = useState<string | null>(null);
  const own = failedName === name ? undefined : pictureFiles(name);
  const files = own ?? pictureFiles(defaultPicture);
  if (!files) return null;
  /** The error event may have fired before hydration. */
  const catchEarlyError = (img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc) setFailedName(name);
  };
  return (
    <picture>
      <source type="image/avif" srcSet={files.srcSet} sizes={sizes} />
      <img
        ref={catchEarlyError}
        src={files.src}
        // `alt` does not describe the default picture.
        alt={own ? alt : ''}
        width={files.width}
        height={files.height}
        className={className}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onError={() => setFailedName(name)}
      />
    </picture>
  );
}

interface PictureFiles {
  width: number;
  height: number;
  srcSet: string;
  src: string;
}

/** The URLs and size of a picture, for example `details/palm`. */
export function pictureFiles(name: string): PictureFiles | undefined {
  const picture = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
  if (!picture) {
    // Makes tests fail.
    if (import.meta.env.DEV)
      console.error(
        `src/assets/${name}.webp did not exist when Vite started. Correct the name, or add the file and restart Vite.`,
      );
    return undefined;
  }
  const [hash, height, webpWidth, ...widths] = picture;
  const url = (w: number, format: string) => `/assets/${name}-${hash}-${w}.${format}`;
  return {
    width: Math.max(...widths),
    height,
    srcSet: widths.map((w) => `${url(w, 'avif')} ${w}w`).join(', '),
    src: url(webpWidth, 'webp'),
  };
}
