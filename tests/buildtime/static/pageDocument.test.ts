import { expect, it, vi } from 'vitest';
import { pageDocument } from '../../../src/buildtime/static/pageDocument';

// Vite cannot load in jsdom; only the minifier is needed.
vi.mock('vite', () => ({ minifySync: () => ({ code: '' }) }));

const template =
  '<html lang="en"><head><title></title><meta name="description" content=""></head><body><div id="root"></div></body></html>';

it('words on two lines of a page stay apart', () => {
  const html = '<p><a href="/">one</a>\n  <em>two</em></p>';
  const page = { path: '/', file: 'index.html', noindex: false, html, head: '', sources: [] };
  const words = { htmlClass: '', script: '' };
  const file = pageDocument(template, page, { scripts: [], styles: [] }, '', words);
  const { body } = new DOMParser().parseFromString(file, 'text/html');
  expect(body.textContent).toMatch(/one\s+two/);
});
