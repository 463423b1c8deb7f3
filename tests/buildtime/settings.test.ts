import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/buildtime/settings.ts';
import { championship } from '../../src/data/championship.ts';

const expectations: Record<string, string> = {
  VITE_API_URL: 'a URL like https://api.example.org, with http:// or https:// and without a query.',
  VITE_SITE_URL: 'a URL like https://example.org, with http:// or https:// and without a path.',
  VITE_API_MOCK: 'on or off.',
  SOURCE_DATE_EPOCH: 'whole seconds since 1970.',
};

it.each([
  { name: 'VITE_API_URL', value: 'localhost:8787' },
  { name: 'VITE_API_URL', value: 'https://api.example.org:port' },
  { name: 'VITE_API_URL', value: 'https://api.example.org/?v=1' },
  { name: 'VITE_API_URL', value: 'https://api.example.org/#v1' },
  { name: 'VITE_API_URL', value: 'https://name:word@api.example.org' },
  { name: 'VITE_API_URL', value: ' https://api.example.org' },
  { name: 'VITE_API_URL', value: 'https://api.example.org/a b' },
  { name: 'VITE_SITE_URL', value: 'whrc.ch' },
  { name: 'VITE_SITE_URL', value: 'https://example.org/whrc' },
  { name: 'VITE_SITE_URL', value: 'https://example.org?lang=en' },
  { name: 'VITE_SITE_URL', value: 'https://example.org:port' },
  { name: 'VITE_API_MOCK', value: 'ON' },
  { name: 'SOURCE_DATE_EPOCH', value: '2026-09-07' },
])('readSettings rejects $name=$value and says what it expects', ({ name, value }) => {
  expect(() => readSettings({ [name]: value }, false)).toThrow(
    `${name} is "${value}"; expected ${expectations[name]}`,
  );
});

it('readSettings reports each of several invalid settings', () => {
  const all = { VITE_API_URL: 'api.example.org', VITE_API_MOCK: 'yes' };
  // Vite prints the stack, not the message.
  const stack: unknown = expect.stringMatching(/^VITE_API_URL is .+\nVITE_API_MOCK is .+$/);
  expect(() => readSettings(all, false)).toThrow(expect.objectContaining({ stack }));
});

describe('the settings', () => {
  it('have defaults if missing or empty', () => {
    const settings = { siteUrl: `https://${championship.domain}`, apiUrl: '', apiMocked: false };
    const empty = { VITE_API_URL: '', VITE_SITE_URL: '', VITE_API_MOCK: '' };
    expect(readSettings({}, false)).toMatchObject(settings);
    expect(readSettings(empty, false)).toMatchObject(settings);
    expect(readSettings(empty, true)).toMatchObject({ apiMocked: true });
  });

  it.each(['https://api.example.org/v1/', 'http://localhost:8787', 'HTTPS://API.example.org'])(
    'accept the API host %s',
    (url) => expect(readSettings({ VITE_API_URL: url }, false)).toMatchObject({ apiUrl: url }),
  );

  it.each(['https://whrc.ch', 'https://whrc.ch//', 'HTTPS://WHRC.ch'])(
    'normalize the site’s URL %s',
    (url) => expect(readSettings({ VITE_SITE_URL: url }, false).siteUrl).toBe('https://whrc.ch'),
  );

  it('replace the defaults for the mock API and the build time', () => {
    expect(readSettings({ VITE_API_MOCK: 'on' }, false).apiMocked).toBe(true);
    expect(readSettings({ VITE_API_MOCK: 'off' }, true).apiMocked).toBe(false);
    expect(readSettings({ SOURCE_DATE_EPOCH: '86400' }, false).builtAt).toBe(86_400_000);
  });
});

describe('a production build', () => {
  const warningsOf = (env: object) => readSettings({ ...env }, false).warnings;
  const VITE_SITE_URL = 'https://whrc.ch';

  it('warns if its own URL is not set', () => {
    expect(warningsOf({})).toEqual([
      `VITE_SITE_URL is not set: canonical links, link previews, sitemap, feed and nginx will use https://${championship.domain}. Set it to the site's public URL.`,
    ]);
    expect(warningsOf({ VITE_SITE_URL })).toEqual([]);
  });

  it.each(['http://api.whrc.ch', 'HTTP://localhost.whrc.ch'])(
    'warns about the insecure API host %s',
    (VITE_API_URL) => {
      expect(warningsOf({ VITE_SITE_URL, VITE_API_URL })).toEqual([
        `VITE_API_URL is "${VITE_API_URL}"; browsers block http:// requests from an https:// site. Use https://.`,
      ]);
    },
  );

  it.each([
    { VITE_SITE_URL, VITE_API_URL: 'http://localhost:8787' },
    { VITE_SITE_URL, VITE_API_URL: 'http://127.0.0.1:8787' },
    { VITE_SITE_URL, VITE_API_URL: 'http://[::1]:8787' },
    { VITE_SITE_URL, VITE_API_URL: 'https://api.whrc.ch' },
    { VITE_SITE_URL: 'http://whrc.ch', VITE_API_URL: 'http://api.whrc.ch' },
    { VITE_API_MOCK: 'on', VITE_API_URL: 'http://api.whrc.ch' },
  ])('does not warn about %o', (env) => expect(warningsOf(env)).toEqual([]));
});
