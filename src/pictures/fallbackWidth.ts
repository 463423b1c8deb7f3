/** The width of a picture's only WebP file. */
export const fallbackWidth = (widths: readonly number[]): number =>
  widths[Math.floor(widths.length / 2)] ?? 0;
