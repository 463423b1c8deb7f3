import { expect, it, onTestFinished } from 'vitest';
import { showsCurrentPage } from '../../src/routing/prerenderedPage.ts';

const page = { title: 'Sign in', description: 'Sign in.' };
const article = { ...page, canonical: '/news/1-one-floor' };

/** Opens a URL with a document whose title is that of `page`. */
function open(url: string): void {
  document.title = 'Sign in – WHRC 2026';
  history.replaceState(null, '', url);
  onTestFinished(() => history.replaceState(null, '', '/'));
}

it.each([
  { html: '/login', data: { path: '/login' }, url: '/login', head: page },
  { html: '/login', data: { path: '/login' }, url: '/login/', head: page },
  { html: '/', data: { path: '/' }, url: '/', head: page },
  { html: 'an article', data: { path: article.canonical }, url: '/news/1', head: article },
  { html: 'an article', data: { path: article.canonical }, url: '/news/1-old-slug', head: article },
  { html: 'a 404 page', data: { notFound: '' }, url: '/news/99', head: page },
])('the HTML of $html shows the page at $url', ({ data, url, head }) => {
  open(url);
  expect(showsCurrentPage(data, head)).toBe(true);
});

it.each([
  { html: 'the sign-in', data: { path: '/login' }, url: '/register', head: page },
  {
    html: 'another 404 page',
    data: { notFound: '' },
    url: '/x',
    head: { ...page, title: 'Other' },
  },
  { html: 'a 404 page', data: { notFound: '' }, url: '/y', head: null },
  { html: 'the shell', data: {}, url: '/profile', head: page },
])('the HTML of $html does not show the page at $url', ({ data, url, head }) => {
  open(url);
  expect(showsCurrentPage(data, head)).toBe(false);
});
