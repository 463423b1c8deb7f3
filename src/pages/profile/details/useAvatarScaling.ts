import { useRef, useState } from 'react';

/** A picture ready to be sent, or the sentence for the visitor. */
type ScaledAvatar = { dataUrl: string } | { error: string };

const unreadableText =
  'Your browser cannot open this file as a picture. Please choose a JPEG, PNG or WebP file.';
const tooLargeText =
  'This picture is too large. Please choose one of at most 20 MB and 64 megapixels.';

const maxFileBytes = 20_000_000;
/** Decoding more would take more than 256 MB. */
const maxPixels = 64_000_000;
/** Well below the contract's 300 KiB. */
const maxBytes = 200 * 1024;
/** Longest sides in pixels; the next is tried if the file is too large. */
const sides = [512, 256, 128];
const qualities = [0.85, 0.7, 0.5];

/** Scales pictures one after the other, so that the last one wins. */
export function useAvatarScaling() {
  const lastRef = useRef<Promise<string | undefined>>(Promise.resolve(undefined));
  /** The sentence about the last file, if it is not a usable picture. */
  const [problem, setProblem] = useState<string | null>(null);

  const scale = (file: File, onScaled: (dataUrl: string) => void) => {
    lastRef.current = lastRef.current.then(async (previous) => {
      const result = await scaleAvatar(file);
      setProblem('error' in result ? result.error : null);
      if ('error' in result) return previous;
      onScaled(result.dataUrl);
      return result.dataUrl;
    });
  };
  /** Resolves with the last picture, a data URL, when all have been scaled; undefined if there is none. */
  const lastScaled = () => lastRef.current;

  return { problem, scale, lastScaled };
}

export type AvatarScaling = ReturnType<typeof useAvatarScaling>;

/** An avatar of at most 512 px, upright, without EXIF data. Never rejects. */
export async function scaleAvatar(file: File): Promise<ScaledAvatar> {
  if (file.size > maxFileBytes) return { error: tooLargeText };
  // Some systems report no type for a picture. An SVG is a document rather than a picture.
  if (file.type && (!file.type.startsWith('image/') || file.type.startsWith('image/svg'))) {
    return { error: unreadableText };
  }
  const url = URL.createObjectURL(file);
  try {
    const image = await load(url);
    if (image.naturalWidth * image.naturalHeight > maxPixels) return { error: tooLargeText };
    await image.decode();
    return { dataUrl: compress(image) };
  } catch {
    return { error: unreadableText };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Reads the dimensions without decoding: a small file can hold a huge picture. */
function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The file is not an image'));
    image.src = url;
  });
}

function compress(image: HTMLImageElement): string {
  for (const side of sides) {
    const canvas = draw(image, side);
    for (const quality of qualities) {
      const dataUrl = encode(canvas, quality);
      if (bytesOf(dataUrl) <= maxBytes) return dataUrl;
    }
  }
  throw new Error('The picture cannot be made small enough');
}

/** Draws the picture upright: browsers apply its EXIF orientation. */
function draw(image: HTMLImageElement, side: number): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, side / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** WebP if supported, else JPEG on white: JPEG has no transparency. */
function encode(canvas: HTMLCanvasElement, quality: number): string {
  const webp = canvas.toDataURL('image/webp', quality);
  if (webp.startsWith('data:image/webp')) return webp;
  const context = contextOf(canvas);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', quality);
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no 2D canvas');
  return context;
}

/** Bytes in a base64 data URL. */
const bytesOf = (dataUrl: string): number => ((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4;
