import { expect, it, onTestFinished } from 'vitest';
import { documentTitle } from '../../src/routing/head.ts';
import { showsCurrentPage } from '../../src/routing/prerenderedPage.ts';

const page = { title: 'Sign in', description: 'Sign in.' };
const signInHead = { ...page, canonical: '/login' };
const article = { ...page, canonical: '/news/1-one-floor' };

const articleData = { path: article.canonical };
const signIn = { path: '/login' };
const notFound = { notFound: '' };
const otherPage = { ...page, title: 'Other' };

for (const { html, data, url, head, shows } of [
  { html: '/login', data: signIn, url: '/login', head: page, shows: true },
  { html: '/login', data: signIn, url: '/login/', head: page, shows: true },
  { html: '/login', data: signIn, url: '/LOGIN', head: signInHead, shows: true },
  { html: '/login', data: signIn, url: '/register', head: page, shows: false },
  { html: '/', data: { path: '/' }, url: '/', head: page, shows: true },
  { html: 'an article', data: articleData, url: '/news/1', head: article, shows: true },
  { html: 'an article', data: articleData, url: '/news/1-old-slug', head: article, shows: true },
  { html: 'a 404 page', data: notFound, url: '/news/99', head: page, shows: true },
  { html: 'a 404 page', data: notFound, url: '/y', head: null, shows: false },
  { html: 'another 404 page', data: notFound, url: '/x', head: otherPage, shows: false },
  { html: 'the shell', data: {}, url: '/profile', head: page, shows: false },
]) {
  it(`at ${url}, the HTML of ${html} ${shows ? 'shows' : 'does not show'} the current page`, () => {
    document.title = documentTitle(page);
    history.replaceState(null, '', url);
    onTestFinished(() => history.replaceState(null, '', '/'));
    expect(showsCurrentPage(data, head)).toBe(shows);
  });
}
