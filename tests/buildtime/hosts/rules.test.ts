import { describe, expect, it } from 'vitest';
import { headersFile, redirectsFile } from '../../../src/buildtime/hosts/recipes';
import {
  answerTo,
  pathPattern,
  securityHeaders,
  type SiteRules,
} from '../../../src/buildtime/hosts/rules';

const settings = {
  apiUrl: '',
  apiMock: false,
  scriptHash: 'sha256-def=',
  styleHashes: ['sha256-abc='],
};

const rules: SiteRules = {
  headers: securityHeaders(settings),
  paths: [
    { path: '/', file: 'index.html', noindex: false },
    { path: '/login', file: 'login.html', noindex: true },
    { path: '/faq.html', file: 'faq.html', noindex: false },
    { path: '/news/1-arena', file: 'news/1-arena.html', noindex: false },
    { path: '/news/:id', file: 'shell.html', noindex: false },
    { path: '/verify-Profile/:token?', file: 'shell.html', noindex: true },
  ],
};

const files = new Set(['assets/a-1.js', 'favicon.svg']);
const answer = (path: string) => answerTo(path, rules, (file) => files.has(file));

describe('a host answers', () => {
  it.each([
    ['/', 200, 'index.html'],
    ['/login', 200, 'login.html'],
    ['/news/1-arena', 200, 'news/1-arena.html'],
    ['/news/1', 200, 'shell.html'],
    ['/verify-Profile', 200, 'shell.html'],
    ['/VERIFY-profile/a%2Fb', 200, 'shell.html'],
    // The same, as a host sees it that decodes addresses before it looks at them.
    ['/verify-Profile/a/b', 200, 'shell.html'],
    ['/faq.html', 200, 'faq.html'],
    ['/assets/a-1.js', 200, 'assets/a-1.js'],
    ['/assets/gone.js', 404, 'missing.txt'],
    ['/assets/', 404, 'missing.txt'],
    ['/nowhere', 404, '404.html'],
    ['/news/1/2', 404, '404.html'],
  ])('%s with status %i and %s', (path, status, file) => {
    expect(answer(path)).toMatchObject({ status, file });
  });

  it('an address with a slash at its end with the address without it', () => {
    expect(answer('/login/')).toMatchObject({ status: 301, headers: { Location: '/login' } });
  });

  it('hashed files for ever, pages never without asking, missing ones not at all', () => {
    const cached = (path: string) => answer(path).headers['Cache-Control'];
    expect(cached('/assets/a-1.js')).toBe('public, max-age=31536000, immutable');
    expect(cached('/login')).toBe('no-cache');
    expect(cached('/faq.html')).toBe('no-cache');
    expect(cached('/assets/gone.js')).toBe('no-store');
    expect(cached('/nowhere')).toBe('no-store');
  });

  it('account pages, and no others, with a word to search engines', () => {
    expect(answer('/login').headers['X-Robots-Tag']).toBe('noindex, nofollow');
    expect(answer('/').headers['X-Robots-Tag']).toBeUndefined();
  });
});

describe('the content security policy', () => {
  const policy = (given: Parameters<typeof securityHeaders>[0]) =>
    securityHeaders(given)['Content-Security-Policy'] ?? '';

  it('allows nothing inline and no eval', () => {
    expect(policy(settings)).not.toMatch(/unsafe/);
    expect(policy(settings)).toContain("default-src 'none'");
    expect(policy(settings)).toContain("script-src 'self' 'sha256-def=';");
    expect(policy(settings)).toContain("style-src 'self' 'sha256-abc=';");
    expect(policy(settings)).toContain("require-trusted-types-for 'script'");
  });

  it('opens the API host for calls and avatars, and nothing else of others', () => {
    const withApi = policy({ ...settings, apiUrl: 'https://api.example.org/v1' });
    expect(withApi).toContain("connect-src 'self' https://api.example.org;");
    expect(withApi).toContain("img-src 'self' https://api.example.org data: blob:;");
    expect(withApi.match(/https:/g)).toHaveLength(2);
  });

  it('leaves out Trusted Types where the mock needs its worker', () => {
    const withMock = policy({ ...settings, apiMock: true });
    expect(withMock).toContain("worker-src 'self'");
    expect(withMock).not.toContain('trusted-types');
  });
});

describe('the recipes', () => {
  it('for static hosts send each path that has no file of its name to the shell', () => {
    expect(redirectsFile(rules).split('\n')).toEqual([
      '/assets/* /missing.txt 404',
      '/news/:id /shell.html 200',
      '/verify-Profile /shell.html 200',
      '/verify-Profile/:token /shell.html 200',
      '/* /404.html 404',
      '',
    ]);
  });

  it('carry every header of the source', () => {
    for (const [name, value] of Object.entries(rules.headers)) {
      expect(headersFile(rules)).toContain(`  ${name}: ${value}`);
    }
  });

  it('match a path as the router does', () => {
    expect(pathPattern('/register/:id/:type')).toBe('^/register/[^/]+/[^/]+$');
    expect(pathPattern('/verify-Profile/:token?')).toBe('^/verify-Profile(?:/[^?]+)?$');
  });
});
