import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module as built for this API host. */
async function rulesWith(host: string) {
  vi.stubEnv('VITE_API_URL', host);
  vi.resetModules();
  return import('../../src/session/avatar');
}

beforeEach(() => {
  vi.unstubAllEnvs();
});

// Modules of another build must not reach the next file.
afterAll(() => {
  vi.resetModules();
});

describe('a stored avatar', () => {
  it.each([
    ['/public/uploads/a.png', 'https://api.example.org/public/uploads/a.png'],
    ['/files/public/uploads/a.png', 'https://api.example.org/files/public/uploads/a.png'],
    ['files/public/uploads/a.png', 'https://api.example.org/files/public/uploads/a.png'],
    [
      'https://api.example.org/public/uploads/a.png',
      'https://api.example.org/public/uploads/a.png',
    ],
    ['http://API.example.org/public/uploads/a.png', 'https://api.example.org/public/uploads/a.png'],
    ['//api.example.org/public/uploads/a.png', 'https://api.example.org/public/uploads/a.png'],
    ['data:image/webp;base64,AAAA', 'data:image/webp;base64,AAAA'],
    ['files/public/uploads/a:b.png', 'https://api.example.org/files/public/uploads/a:b.png'],
    [
      '.evil.example/public/uploads/a.png',
      'https://api.example.org/.evil.example/public/uploads/a.png',
    ],
  ])('that is an upload, %s, is shown from the API host', async (avatar, url) => {
    const { avatarUrl } = await rulesWith('https://api.example.org/');
    expect(avatarUrl(avatar)).toBe(url);
  });

  it("is shown from the page's own origin when no API host is set", async () => {
    const { avatarUrl } = await rulesWith('');
    expect(avatarUrl('/public/uploads/a.png')).toBe('/public/uploads/a.png');
    expect(avatarUrl('http://localhost:3000/public/uploads/a.png')).toBe('/public/uploads/a.png');
  });

  it.each([
    '',
    'a.png',
    '/images/a.png',
    'https://elsewhere.example/a.png',
    'https://elsewhere.example/public/uploads/a.png',
    'HTTPS://elsewhere.example/public/uploads/a.png',
    '//elsewhere.example/public/uploads/a.png',
    '/\\elsewhere.example/public/uploads/a.png',
    'javascript:alert(1)//public/uploads/a.png',
    'data:text/html,AAAA',
  ])('that is not an upload, "%s", is replaced by the default one', async (avatar) => {
    const { avatarUrl } = await rulesWith('');
    expect(avatarUrl(avatar)).toBeNull();
  });

  it('is sent back without the API host', async () => {
    const { avatarPath } = await rulesWith('https://api.example.org');
    expect(avatarPath('https://api.example.org/public/uploads/a.png')).toBe(
      '/public/uploads/a.png',
    );
    expect(avatarPath('/public/uploads/a.png')).toBe('/public/uploads/a.png');
    expect(avatarPath('https://api.example.org.evil.example/a.png')).toBe(
      'https://api.example.org.evil.example/a.png',
    );
    expect(avatarPath('')).toBe('');
  });
});
