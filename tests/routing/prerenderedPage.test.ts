import { expect, it, onTestFinished } from 'vitest';
import { showsCurrentPage } from '../../src/routing/prerenderedPage.ts';

const page = { title: 'Sign in', description: 'Sign in.' };
const article = { ...page, canonical: '/news/1-one-floor' };

const articleData = { path: article.canonical };
const signIn = { path: '/login' };
const notFound = { notFound: '' };
const otherPage = { ...page, title: 'Other' };

for (const { html, data, url, head, does } of [
  { html: '/login', data: signIn, url: '/login', head: page, does: 'shows' },
  { html: '/login', data: signIn, url: '/login/', head: page, does: 'shows' },
  { html: '/login', data: signIn, url: '/register', head: page, does: 'does not show' },
  { html: '/', data: { path: '/' }, url: '/', head: page, does: 'shows' },
  { html: 'an article', data: articleData, url: '/news/1', head: article, does: 'shows' },
  { html: 'an article', data: articleData, url: '/news/1-old-slug', head: article, does: 'shows' },
  { html: 'a 404 page', data: notFound, url: '/news/99', head: page, does: 'shows' },
  { html: 'a 404 page', data: notFound, url: '/y', head: null, does: 'does not show' },
  { html: 'another 404 page', data: notFound, url: '/x', head: otherPage, does: 'does not show' },
  { html: 'the shell', data: {}, url: '/profile', head: page, does: 'does not show' },
]) {
  it(`at ${url}, the HTML of ${html} ${does} the current page`, () => {
    document.title = 'Sign in – WHRC 2026';
    history.replaceState(null, '', url);
    onTestFinished(() => history.replaceState(null, '', '/'));
    expect(showsCurrentPage(data, head)).toBe(does === 'shows');
  });
}
