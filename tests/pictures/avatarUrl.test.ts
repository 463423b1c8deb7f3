import { describe, expect, it, vi } from 'vitest';
import { importAgain } from '../support/importAgain.ts';

/** The module of a build for this API host. */
function moduleFor(host: string) {
  vi.stubEnv('VITE_API_URL', host);
  return importAgain(() => import('../../src/pictures/avatarUrl.ts'));
}

describe('a stored avatar', () => {
  it.each([
    { avatar: '/files/public/uploads/a.png', path: '/files/public/uploads/a.png' },
    { avatar: 'files/public/uploads/a:b.png', path: '/files/public/uploads/a:b.png' },
    { avatar: 'http://API.example.org/public/uploads/a.png', path: '/public/uploads/a.png' },
    { avatar: '//api.example.org/public/uploads/a.png', path: '/public/uploads/a.png' },
    { avatar: '.evil.example/public/uploads/a.png', path: '/.evil.example/public/uploads/a.png' },
  ])('has a URL on the API host if it is under the uploads: $avatar', async ({ avatar, path }) => {
    const { avatarUrl } = await moduleFor('https://api.example.org/');
    expect(avatarUrl(avatar)).toBe(`https://api.example.org${path}`);
  });

  it('has a URL on the page’s own origin if no API host is set', async () => {
    const { avatarUrl } = await moduleFor('');
    expect(avatarUrl('/public/uploads/a.png')).toBe('/public/uploads/a.png');
    expect(avatarUrl('http://localhost:3000/public/uploads/a.png')).toBe('/public/uploads/a.png');
    const inline = 'data:image/webp;base64,AAAA';
    expect(avatarUrl(inline)).toBe(inline);
  });

  it.each([
    '',
    '/images/a.png',
    'HTTPS://elsewhere.example/public/uploads/a.png',
    '//elsewhere.example/public/uploads/a.png',
    '/\\elsewhere.example/public/uploads/a.png',
    'javascript:alert(1)//public/uploads/a.png',
    'data:text/html,AAAA',
  ])('has no URL if it is outside the uploads: “%s”', async (avatar) => {
    const { avatarUrl } = await moduleFor('');
    expect(avatarUrl(avatar)).toBeNull();
  });

  it('is sent back without the API host', async () => {
    const { avatarPath } = await moduleFor('https://api.example.org');
    const path = '/public/uploads/a.png';
    expect(avatarPath(`https://api.example.org${path}`)).toBe(path);
    expect(avatarPath(path)).toBe(path);
    const elsewhere = `https://api.example.org.evil.example${path}`;
    expect(avatarPath(elsewhere)).toBe(elsewhere);
  });
});
