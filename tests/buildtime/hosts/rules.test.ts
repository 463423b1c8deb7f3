import { describe, expect, it } from 'vitest';
import {
  headersFile,
  staticHostFiles,
  redirectsFile,
} from '../../../src/buildtime/hosts/staticHostFiles';
import { resolveRequest } from '../../../src/buildtime/hosts/resolveRequest';
import { siteRules, type SiteRules } from '../../../src/buildtime/hosts/rules';

const rules: SiteRules = {
  headers: { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' },
  paths: [
    { path: '/', file: 'index.html', noindex: false },
    { path: '/login', file: 'login.html', noindex: true },
    { path: '/faq.html', file: 'faq.html', noindex: false },
    { path: '/news/:id', file: 'shell.html', noindex: false, notFoundFile: 'news-not-found.html' },
    { path: '/verify-Profile/:token?', file: 'shell.html', noindex: true },
  ],
};

const files = ['assets/a-1.js', 'favicon.svg', 'shell.html', 'news/1.html', 'news/12.html'];
const resolve = (path: string) => resolveRequest(path, rules, (file) => files.includes(file));

describe('resolveRequest', () => {
  it.each([
    ['/', 200, 'index.html'],
    // Only the part before the first dash counts.
    ['/news/1-', 200, 'news/1.html'],
    ['/News/12-Any-words', 200, 'news/12.html'],
    ['/news/2', 404, 'news-not-found.html'],
    ['/news/x-1', 404, 'news-not-found.html'],
    ['/VERIFY-profile/a%2Fb', 200, 'shell.html'],
    // Some hosts decode the path first.
    ['/verify-Profile/a/b', 200, 'shell.html'],
    ['/faq.html', 200, 'faq.html'],
    ['/faq-html', 404, '404.html'],
    ['/favicon.svg', 200, 'favicon.svg'],
    ['/assets/a-1.js', 200, 'assets/a-1.js'],
    ['/assets/gone.js', 404, 'missing.txt'],
    ['/news/1/2', 404, '404.html'],
  ])('responds to %s with status %i and %s', (path, status, file) => {
    expect(resolve(path)).toMatchObject({ status, file });
  });

  it.each([
    ['/login//', '/login'],
    ['//', '/'],
  ])('redirects %s to %s', (path, to) => {
    expect(resolve(path)).toMatchObject({ status: 301, headers: { Location: to } });
  });

  it.each([
    ['/assets/a-1.js', 'public, max-age=31536000, immutable'],
    ['/login', 'no-cache'],
    ['/shell.html', 'no-cache'],
    ['/favicon.svg', 'public, max-age=3600'],
    ['/assets/gone.js', 'no-store'],
    ['/news/2', 'no-store'],
    ['/nowhere', 'no-store'],
  ])('sends %s with Cache-Control: %s', (path, value) => {
    expect(resolve(path).headers['Cache-Control']).toBe(value);
  });

  it('sends X-Robots-Tag with account pages only', () => {
    expect(resolve('/login').headers['X-Robots-Tag']).toBe('noindex, nofollow');
    expect(resolve('/').headers['X-Robots-Tag']).toBeUndefined();
  });
});

it('each page has its own file; other paths of the route table get the shell', () => {
  const login = { path: '/login', file: 'login.html', noindex: true };
  const page = { ...login, html: '<h1>Sign In</h1>' };
  const article = { path: '/news/1-arena', file: 'news/1-arena.html', noindex: false, id: '1' };
  const missing = { path: '/news/*', file: 'news-not-found.html', noindex: true };
  const shell = { path: '/news/:id', noindex: false };
  const { paths } = siteRules([page, article, missing], [shell], {});
  expect(paths).toEqual([login, { ...shell, file: 'shell.html' }]);
});

describe('the files for static hosts', () => {
  it('include missing.txt', () => {
    expect(staticHostFiles(rules, [])).toHaveProperty(['missing.txt'], 'Not found\n');
  });

  it('map each path without a file of its name to its article or to the shell', () => {
    const visitor = { path: '/register/visitor', file: 'register/visitor.html', noindex: true };
    const register = { path: '/register/:id', file: 'shell.html', noindex: true };
    const paths = [...rules.paths, visitor, register];
    expect(redirectsFile({ ...rules, paths }, ['12', '1']).split('\n')).toEqual([
      '/register/visitor /register/visitor 200',
      '/verify-Profile /shell 200',
      '/news/12 /news/12 200',
      '/news/1 /news/1 200',
      '/assets/* /missing.txt 404',
      '/verify-Profile/:token /shell 200',
      '/register/:id /shell 200',
      '/news/12-* /news/12 200',
      '/news/1-* /news/1 200',
      '/news/:id /shell 200',
      '/* /404.html 404',
      '',
    ]);
  });

  it('have every header, and X-Robots-Tag for account pages only', () => {
    expect(headersFile(rules).split('\n')).toEqual([
      '/*',
      ...Object.entries(rules.headers).map(([name, value]) => `  ${name}: ${value}`),
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      ...['/login', '/verify-Profile', '/verify-Profile/:token'].flatMap((path) => [
        path,
        '  X-Robots-Tag: noindex, nofollow',
      ]),
      '',
    ]);
  });
});
