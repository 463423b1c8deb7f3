import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scaleAvatar } from '../../../../src/pages/profile/details/useAvatarScaling.ts';

/*
 * jsdom decodes no pictures and has no canvas. Fakes replace both, so these tests cover the decisions; tests/e2e checks
 * the pixels in a real browser.
 */

/** The picture in the file, and the fake browser's abilities. */
const usual = {
  width: 4000,
  height: 3000,
  /** The step that fails if the file is not a picture. */
  broken: undefined as 'load' | 'decode' | undefined,
  writesWebp: true,
  /** Bytes of the result per pixel at full quality. */
  bytesPerPixel: 0.5,
};
const browser = { ...usual };

const decode = vi.fn();
const drawn = vi.fn();
const painted = vi.fn();
const getContext = vi.fn();
const createUrl = vi.fn(() => 'blob:picked');
const encoded: string[] = [];

class FakeImage {
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  naturalWidth = browser.width;
  naturalHeight = browser.height;

  set src(_: string) {
    queueMicrotask(() => (browser.broken === 'load' ? this.onerror() : this.onload()));
  }

  async decode() {
    decode();
    await Promise.resolve();
    if (browser.broken === 'decode') throw new DOMException('broken', 'EncodingError');
  }
}

beforeEach(() => {
  Object.assign(browser, usual);
  encoded.length = 0;
  for (const mock of [decode, drawn, painted, createUrl]) mock.mockClear();
  vi.stubGlobal('Image', FakeImage);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(createUrl);
  getContext.mockReturnValue({ drawImage: drawn, fillRect: painted });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(getContext);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (
    this: HTMLCanvasElement,
    type = 'image/png',
    quality: unknown = 1,
  ) {
    const written = type === 'image/webp' && !browser.writesWebp ? 'image/png' : type;
    const bytes = this.width * this.height * browser.bytesPerPixel * Number(quality);
    encoded.push(`${written} ${this.width}×${this.height} ${String(quality)}`);
    return `data:${written};base64,${'A'.repeat(Math.round((bytes * 4) / 3))}`;
  });
});

/** A picked file, whose content does not matter; `size` replaces its true size. */
function picked(name: string, type: string, size?: number): File {
  const file = new File(['bytes'], name, { type });
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  return file;
}
/** Some systems name no type. */
const photo = () => picked('me.jpg', '');
const errorWith = (words: string) => ({ error: expect.stringContaining(words) as string });
const unreadable = errorWith('cannot open this file as a picture');
const tooLarge = errorWith('This picture is too large');

describe('a picked picture', () => {
  it.each([
    { width: 3000, height: 4000, size: '384×512' },
    { width: 12000, height: 3, size: '512×1' },
    { width: 300, height: 200, size: '300×200' },
  ])('of $width × $height pixels is scaled to $size', async ({ width, height, size }) => {
    Object.assign(browser, { width, height });
    const result = await scaleAvatar(photo());
    expect(result).toHaveProperty('dataUrl', expect.stringMatching(/^data:image\/webp;base64,/));
    expect(encoded).toEqual([`image/webp ${size} 0.85`]);
    expect(drawn).toHaveBeenCalledOnce();
  });

  it('becomes a JPEG on white if the browser cannot write WebP', async () => {
    browser.writesWebp = false;
    const result = await scaleAvatar(photo());
    expect(result).toHaveProperty('dataUrl', expect.stringMatching(/^data:image\/jpeg;base64,/));
    expect(painted).toHaveBeenCalledWith(0, 0, 512, 384);
    expect(getContext.mock.results.at(-1)?.value).toHaveProperty('fillStyle', '#fff');
  });

  it('loses quality, then size, until it has 200 KiB at most', async () => {
    Object.assign(browser, { width: 2000, height: 2000, bytesPerPixel: 4 });
    const result = await scaleAvatar(photo());
    if (!('dataUrl' in result)) throw new Error('There is no picture');
    expect(encoded).toEqual([
      'image/webp 512×512 0.85',
      'image/webp 512×512 0.7',
      'image/webp 512×512 0.5',
      'image/webp 256×256 0.85',
      'image/webp 256×256 0.7',
    ]);
    expect(result.dataUrl.length * 0.75).toBeLessThan(200 * 1024 + 50);
  });

  it('is refused if the browser has no canvas', async () => {
    getContext.mockReturnValue(null);
    expect(await scaleAvatar(photo())).toEqual(unreadable);
  });
});

// An SVG may contain a script.
it.each([picked('cv.pdf', 'application/pdf'), picked('logo.svg', 'image/svg+xml')])(
  'the picked file $name is refused without being opened',
  async (file) => {
    expect(await scaleAvatar(file)).toEqual(unreadable);
    expect(createUrl).not.toHaveBeenCalled();
  },
);

it.each(['load', 'decode'] as const)(
  'a text file named like a picture is refused when it fails to %s',
  async (broken) => {
    browser.broken = broken;
    expect(await scaleAvatar(picked('text.png', 'image/png'))).toEqual(unreadable);
    expect(drawn).not.toHaveBeenCalled();
  },
);

it('a picture that is too large in bytes is refused without being opened', async () => {
  expect(await scaleAvatar(picked('huge.png', 'image/png', 50e6))).toEqual(tooLarge);
  expect(createUrl).not.toHaveBeenCalled();
});

it('a picture that is too large in pixels is refused without being decoded', async () => {
  Object.assign(browser, { width: 12000, height: 12000 });
  expect(await scaleAvatar(picked('giant.png', 'image/png'))).toEqual(tooLarge);
  expect(decode).not.toHaveBeenCalled();
  expect(drawn).not.toHaveBeenCalled();
});
