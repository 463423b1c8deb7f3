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

it('a page gets the entry first, each script once and no dynamic import', () => {
  const { scripts } = pageAssets(manifest, ['src/pages/Home.tsx']);
  expect(scripts).toEqual(['entry.js', 'vendor.js', 'home.js', 'card.js']);
});

it('the styles of a component precede those of its page', () => {
  const { styles } = pageAssets(manifest, ['src/pages/Home.tsx']);
  expect(styles).toEqual(['entry.css', 'card.css', 'home.css']);
});

it('a page whose source module is missing stops the build', () => {
  expect(() => pageAssets(manifest, [])).toThrow('no source');
  expect(() => pageAssets(manifest, ['src/pages/Gone.tsx'])).toThrow('src/pages/Gone.tsx');
});
