import { expect, it, onTestFinished } from 'vitest';
import { showsCurrentPage } from '../../src/routing/showsCurrentPage.ts';

const page = { title: 'Sign in', description: 'Sign in.' };
const article = { ...page, canonical: '/news/1-one-floor' };

/** Opens a URL with a document whose title is that of `page`. */
function open(url: string): void {
  document.title = 'Sign in – WHRC 2026';
  history.replaceState(null, '', url);
  onTestFinished(() => history.replaceState(null, '', '/'));
}

it.each([
  { path: '/login', url: '/login', head: page },
  { path: '/login', url: '/login/', head: page },
  { path: '/', url: '/', head: page },
  { path: '/news/1-one-floor', url: '/news/1', head: article },
  { path: '/news/1-one-floor', url: '/news/1-an-old-slug', head: article },
  { path: '/news/*', url: '/news/99', head: page },
])('the HTML of $path shows the page at $url', ({ path, url, head }) => {
  open(url);
  expect(showsCurrentPage(path, head)).toBe(true);
});

it.each([
  { html: 'the sign-in', path: '/login', url: '/register', head: page },
  { html: 'another 404 page', path: '*', url: '/x', head: { ...page, title: 'Page not found' } },
  { html: 'a 404 page', path: '*', url: '/y', head: null },
  { html: 'the shell', path: undefined, url: '/profile', head: page },
])('the HTML of $html does not show the page at $url', ({ path, url, head }) => {
  open(url);
  expect(showsCurrentPage(path, head)).toBe(false);
});
