import { expect, it } from 'vitest';
import { pageAssets } from '../../../src/buildtime/firstPaint/pageAssets';

const manifest = {
  'index.html': { file: 'entry.js', css: ['entry.css'], imports: ['_vendor.js'], isEntry: true },
  '_vendor.js': { file: 'vendor.js' },
  '_card.js': { file: 'card.js', css: ['card.css'], imports: ['_vendor.js'] },
  'src/pages/Home.tsx': {
    file: 'home.js',
    css: ['home.css'],
    imports: ['_card.js', 'index.html'],
    dynamicImports: ['src/pages/Later.tsx'],
  },
  'src/pages/Later.tsx': { file: 'later.js', css: ['later.css'] },
};

it('a page gets the entry first, each script once, and nothing that is loaded later', () => {
  const { scripts } = pageAssets(manifest, ['src/pages/Home.tsx']);
  expect(scripts).toEqual(['entry.js', 'vendor.js', 'home.js', 'card.js']);
});

it("a part's styles come before those of the page that uses it", () => {
  const { styles } = pageAssets(manifest, ['src/pages/Home.tsx']);
  expect(styles).toEqual(['entry.css', 'card.css', 'home.css']);
});

it('a page without a source, or one that is not in the build, stops the build', () => {
  expect(() => pageAssets(manifest, [])).toThrow('no source');
  expect(() => pageAssets(manifest, ['src/pages/Gone.tsx'])).toThrow('src/pages/Gone.tsx');
});
