const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A data URL of a type and its bytes. */
export const dataUrl = (type: string, bytes: Buffer | string): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** A PNG file of one pixel, padded to a size with zeros, which decoders do not read. */
export const pngOf = (size: number): string => dataUrl('image/png', Buffer.concat([pixel], size));

/** A valid PNG file of one pixel. */
export const smallPng = dataUrl('image/png', pixel);
