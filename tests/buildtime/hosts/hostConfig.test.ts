import { describe, expect, it } from 'vitest';
import type { HostConfig } from '../../../src/buildtime/hosts/hostConfig.ts';
import { netlifyFiles } from '../../../src/buildtime/hosts/netlify.ts';
import { resolveRequest } from '../../../src/buildtime/hosts/resolveRequest.ts';

const config: HostConfig = {
  headers: { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' },
  routes: [
    { path: '/', noindex: false, file: 'index.html' },
    { path: '/login', noindex: true, file: 'login.html' },
    { path: '/faq.html', noindex: false, file: 'faq.html' },
    { path: '/register/visitor', noindex: true, file: 'register/visitor.html' },
    { path: '/register/:id', noindex: true, file: 'shell.html' },
    { path: '/verify-Profile/:token?', noindex: true, file: 'shell.html' },
    { path: '/news/1-floor', noindex: false, file: 'news/1-floor.html' },
    { path: '/news/1', noindex: false, file: 'news/1-floor.html' },
    { path: '/news/1-*', noindex: false, file: 'news/1-floor.html' },
    { path: '/news/:id', noindex: false, file: 'news/not-found.html', status: 404 },
  ],
};

const files = ['assets/a-1.js', 'favicon.svg', 'shell.html'];
const resolve = (path: string) => resolveRequest(path, config, (file) => files.includes(file));

describe('resolveRequest', () => {
  it.each([
    { path: '/', status: 200, file: 'index.html' },
    { path: '/news/1', status: 200, file: 'news/1-floor.html' },
    { path: '/news/1-', status: 200, file: 'news/1-floor.html' },
    { path: '/News/1-Old-words', status: 200, file: 'news/1-floor.html' },
    { path: '/news/12', status: 404, file: 'news/not-found.html' },
    { path: '/news/x-1', status: 404, file: 'news/not-found.html' },
    { path: '/register/visitor', status: 200, file: 'register/visitor.html' },
    { path: '/register/other', status: 200, file: 'shell.html' },
    { path: '/VERIFY-profile/a%2Fb', status: 200, file: 'shell.html' },
    // Some hosts decode the path first.
    { path: '/verify-Profile/a/b', status: 200, file: 'shell.html' },
    { path: '/faq.html', status: 200, file: 'faq.html' },
    { path: '/faq-html', status: 404, file: '404.html' },
    { path: '/favicon.svg', status: 200, file: 'favicon.svg' },
    { path: '/assets/a-1.js', status: 200, file: 'assets/a-1.js' },
    { path: '/assets/gone.js', status: 404, file: 'missing.txt' },
    { path: '/news/1/2', status: 404, file: '404.html' },
  ])('responds to $path with status $status and $file', ({ path, ...expected }) => {
    expect(resolve(path)).toMatchObject(expected);
  });

  it.each([
    { path: '/login//', to: '/login' },
    { path: '//', to: '/' },
    { path: '//example.org/', to: '/example.org' },
  ])('redirects $path to $to', ({ path, to }) => {
    expect(resolve(path)).toMatchObject({ status: 301, headers: { Location: to } });
  });

  it.each([
    { path: '/assets/a-1.js', value: 'public, max-age=31536000, immutable' },
    { path: '/login', value: 'no-cache' },
    { path: '/shell.html', value: 'no-cache' },
    { path: '/favicon.svg', value: 'public, max-age=3600' },
    { path: '/assets/gone.js', value: 'no-store' },
    { path: '/news/12', value: 'no-store' },
    { path: '/nowhere', value: 'no-store' },
  ])('sends Cache-Control $value with $path', ({ path, value }) => {
    expect(resolve(path).headers['Cache-Control']).toBe(value);
  });

  it('sends X-Robots-Tag only with pages that must not be indexed', () => {
    expect(resolve('/login').headers['X-Robots-Tag']).toBe('noindex, nofollow');
    expect(resolve('/').headers['X-Robots-Tag']).toBeUndefined();
  });
});

describe('the files for Netlify', () => {
  const written = netlifyFiles(config);

  it('have a line for each path that has no file of its own or that a pattern matches', () => {
    expect(written._redirects?.split('\n')).toEqual([
      '/register/visitor /register/visitor 200',
      '/verify-Profile /shell 200',
      '/news/1-floor /news/1-floor 200',
      '/news/1 /news/1-floor 200',

      '/assets/* /missing.txt 404',
      '/register/:id /shell 200',
      '/verify-Profile/:token /shell 200',
      '/news/1-* /news/1-floor 200',
      '/news/:id /news/not-found 404',

      '/* /404.html 404',
      '',
    ]);
  });

  it('have every header for every path, and X-Robots-Tag only for paths that must not be indexed', () => {
    expect(written._headers?.split('\n')).toEqual([
      '/*',
      ...Object.entries(config.headers).map(([name, value]) => `  ${name}: ${value}`),
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '/login',
      '  X-Robots-Tag: noindex, nofollow',
      '/register/visitor',
      '  X-Robots-Tag: noindex, nofollow',
      '/register/:id',
      '  X-Robots-Tag: noindex, nofollow',
      '/verify-Profile',
      '  X-Robots-Tag: noindex, nofollow',
      '/verify-Profile/:token',
      '  X-Robots-Tag: noindex, nofollow',
      '',
    ]);
  });
});
