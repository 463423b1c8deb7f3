import { expect, it } from 'vitest';
import { pageDocuments } from '../../../src/buildtime/firstPaint/pageDocuments.ts';
import { pageFile } from '../../../src/buildtime/outputFiles.ts';
import { renderSite } from '../../../src/buildtime/prerender/renderSite.tsx';
import { championship } from '../../../src/data/championship.ts';
import { requireNonNull } from '../../support/requireNonNull.ts';

const site = await renderSite(`https://${championship.domain}`, Date.parse(championship.startsAt));
const twoLines = '<p><a href="/">one</a>\n  <em>two</em></p>';
const pages = [
  ...site.pages,
  { ...requireNonNull(site.pages[0], 'The home page'), path: '/words', html: twoLines },
].map((page) => ({ ...page, sources: ['Page.tsx'] }));

const template = `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <title>Site</title><meta name="description" content="">
  <style>@font-face{font-family:Face;src:url(face.woff2)}</style>
  <script type="module" src="/assets/entry.js"></script><link rel="stylesheet" href="/assets/entry.css">
</head><body><div id="root">Loading</div><noscript>No scripts</noscript></body></html>`;

const { documents } = await pageDocuments(pages, {
  template,
  manifest: {
    'index.html': { file: 'entry.js', css: ['entry.css'], imports: ['_vendor.js'] },
    '_vendor.js': { file: 'vendor.js' },
    '_card.js': { file: 'card.js', css: ['card.css'], imports: ['_vendor.js'] },
    'src/Page.tsx': {
      file: 'page.js',
      css: ['page.css'],
      imports: ['_card.js', 'index.html'],
      dynamicImports: ['Later.tsx'],
    },
    'Later.tsx': { file: 'later.js', css: ['later.css'] },
  },
  staleCheck: { htmlClass: 'stale', script: 'hideStaleWords()' },
  entry: 'startLater()',
  read: (file) => (file === 'page.css' ? '.site-header{color:red}.toast{color:red}' : ''),
});

const documentOf = (file: string) =>
  new DOMParser().parseFromString(documents[file] ?? '', 'text/html');

it('each page has its own head and HTML, and the script that starts the app', () => {
  expect(Object.keys(documents)).toEqual(pages.map(({ path }) => pageFile(path)));
  const signInPage = documentOf('login.html');
  expect(signInPage.title).toMatch(/^Sign In/);
  expect(signInPage.querySelectorAll('title, meta[name=description]')).toHaveLength(2);
  expect(signInPage.getElementById('root')?.dataset.path).toBe('/login');
  expect(signInPage.querySelector('h1')?.textContent).toMatch(/^Sign in/i);
  expect(documents['login.html']).not.toMatch(/No scripts|Loading<|src="\/assets\/entry/);
});

it('each page loads the entry first, each script once and no dynamic import', () => {
  const scripts = documentOf('login.html').getElementById('app')?.dataset.scripts;
  expect(scripts).toBe('/entry.js /vendor.js /page.js /card.js');
});

it('the inline styles are the fonts and the rules that match the page', () => {
  const home = documentOf('index.html');
  expect(home.querySelector('style')?.textContent).toBe(
    '@font-face{font-family:Face;src:url(face.woff2)}.site-header{color:red}',
  );
});

it('whole style sheets are linked but disabled, and the page’s own sheet is the last', () => {
  const links = [...documentOf('index.html').querySelectorAll('link[rel=stylesheet]')];
  const sheets = links.map((link) => {
    const isDisabled = link.hasAttribute('disabled');
    return [link.getAttribute('href'), link.parentElement?.tagName, isDisabled];
  });
  expect(sheets).toEqual([
    ...['/entry.css', '/card.css', '/page.css'].map((href) => [href, 'HEAD', true]),
    ...['/entry.css', '/card.css', '/page.css'].map((href) => [href, 'NOSCRIPT', false]),
  ]);
});

it('the home page preloads a hero picture for each shape of window', () => {
  const preloads = documentOf('index.html').querySelectorAll('link[rel=preload][as=image]');
  expect([...preloads].map((link) => link.getAttribute('imagesrcset'))).toEqual([
    expect.stringContaining('portrait'),
    expect.stringContaining('wide'),
  ]);
  for (const link of preloads) {
    expect(link.getAttribute('media')).toBeTruthy();
    expect(link.getAttribute('imagesizes')).toMatch(/^(100vw|min\(.+\))$/);
  }
});

it('only pages with dated words have the script that hides them', () => {
  expect(documentOf('index.html').documentElement.className).toBe('stale');
  expect(documents['index.html']).toContain('hideStaleWords()');
  expect(documentOf('login.html').documentElement.className).toBe('');
});

it('a line break between two words stays in the HTML', () => {
  expect(documentOf('words.html').getElementById('root')?.innerHTML).toBe(twoLines);
});
