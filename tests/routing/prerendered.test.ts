import { expect, it, onTestFinished } from 'vitest';
import { isPrerendered } from '../../src/routing/prerendered';

const page = { title: 'Sign in', description: 'Sign in.' };
const article = { ...page, canonical: '/news/1-one-floor' };

it.each([
  { path: '/login', url: '/login', head: page, isFor: true },
  { path: '/login', url: '/login/', head: page, isFor: true },
  { path: '/', url: '/', head: page, isFor: true },
  { path: '/login', url: '/register', head: page, isFor: false },
  { path: '/news/1-one-floor', url: '/news/1', head: article, isFor: true },
  { path: '/news/1-one-floor', url: '/news/1-an-old-slug', head: article, isFor: true },
  { path: '/news/*', url: '/news/99', head: page, isFor: true },
  { path: '*', url: '/nowhere', head: { ...page, title: 'Page not found' }, isFor: false },
  { path: '*', url: '/nowhere', head: null, isFor: false },
  { path: undefined, url: '/profile', head: page, isFor: false },
])('the HTML of $path at $url is for the page: $isFor', ({ path, url, head, isFor }) => {
  document.title = 'Sign in – WHRC 2026';
  history.replaceState(null, '', url);
  onTestFinished(() => history.replaceState(null, '', '/'));
  expect(isPrerendered(path, head)).toBe(isFor);
});
