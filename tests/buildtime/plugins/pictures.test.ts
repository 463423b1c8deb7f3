import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readSourceImages } from '../../../src/buildtime/plugins/pictures.ts';

it('every picture has the proportions of its source, so that nothing moves when it loads', async () => {
  for (const { file, height, widths } of await readSourceImages()) {
    const source = await sharp(file).metadata();
    expect(height / Math.max(...widths), file).toBeCloseTo(source.height / source.width, 3);
  }
});
