import { expect, it } from 'vitest';
import { pageDocuments } from '../../../src/buildtime/firstPaint/pageDocuments';
import { renderSite } from '../../../src/buildtime/static/renderSite';
import { event } from '../../../src/data/event';

const site = await renderSite(`https://${event.domain}`, Date.parse(event.startsAt));
const twoLines = '<p><a href="/">one</a>\n  <em>two</em></p>';
const pages = [
  ...site.pages,
  { path: '/a', renderedAt: '/a', files: ['words.html'], noindex: false, html: twoLines, head: '' },
].map((page) => ({ ...page, sources: ['Page.tsx'] }));

const template = `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <title>Site</title><meta name="description" content="">
  <style>@font-face{font-family:Face;src:url(face.woff2)}</style>
  <script type="module" src="/assets/entry.js"></script><link rel="stylesheet" href="/assets/entry.css">
</head><body><div id="root">Loading</div><noscript>No scripts</noscript></body></html>`;

const { documents } = await pageDocuments(pages, {
  template,
  manifest: { 'index.html': { file: 'entry.js', css: ['a.css'] }, 'Page.tsx': { file: 'page.js' } },
  words: { htmlClass: 'stale', script: 'hideStaleWords()' },
  entry: 'startLater()',
  read: () => '.site-header{color:red}.toast{color:red}',
});

const documentOf = (file: string) =>
  new DOMParser().parseFromString(documents[file] ?? '', 'text/html');

it('each page has its own head, HTML and start script', () => {
  expect(Object.keys(documents)).toEqual(pages.flatMap(({ files }) => files));
  const signInPage = documentOf('login.html');
  expect(signInPage.title).toMatch(/^Sign In/);
  expect(signInPage.querySelectorAll('title, meta[name=description]')).toHaveLength(2);
  expect(signInPage.getElementById('root')?.dataset.path).toBe('/login');
  expect(signInPage.querySelector('h1')?.textContent).toMatch(/^Sign in/i);
  expect(documents['login.html']).not.toMatch(/No scripts|Loading<|src="\/assets\/entry/);
  const scripts = signInPage.getElementById('app')?.dataset.scripts;
  expect(scripts).toBe('/entry.js /page.js');
});

it('only fonts and matching rules are inline', () => {
  const home = documentOf('index.html');
  expect(home.querySelector('style')?.textContent).toBe(
    '@font-face{font-family:Face;src:url(face.woff2)}.site-header{color:red}',
  );
  const links = home.querySelectorAll('link[rel=stylesheet]');
  const places = [...links].map(({ parentElement }) => parentElement?.tagName);
  expect(places).toEqual(['HEAD', 'NOSCRIPT']);
  expect(links[0]?.getAttribute('disabled')).toBe('');
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

it('only pages with words that depend on the date hide them', () => {
  expect(documentOf('index.html').documentElement.className).toBe('stale');
  expect(documents['index.html']).toContain('hideStaleWords()');
  expect(documentOf('login.html').documentElement.className).toBe('');
});

it('a line break between two words stays in the HTML', () => {
  expect(documentOf('words.html').getElementById('root')?.innerHTML).toBe(twoLines);
});
