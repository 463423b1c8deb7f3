import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/buildtime/settings';
import { event } from '../../src/data/event';

const apiUrl =
  'expected a URL like https://api.example.org, with http:// or https:// and without a query.';
const siteUrl =
  'expected a URL like https://example.org, with http:// or https:// and without a path.';

describe('an invalid setting is reported in a sentence', () => {
  it.each([
    ['VITE_API_URL', 'api.example.org', apiUrl],
    ['VITE_API_URL', 'localhost:8787', apiUrl],
    ['VITE_API_URL', 'https:/api.example.org', apiUrl],
    ['VITE_API_URL', 'https://api.example.org:port', apiUrl],
    ['VITE_API_URL', 'https://api.example.org/?v=1', apiUrl],
    ['VITE_API_URL', 'https://api.example.org/#v1', apiUrl],
    ['VITE_API_URL', 'https://name:word@api.example.org', apiUrl],
    ['VITE_API_URL', ' https://api.example.org', apiUrl],
    ['VITE_SITE_URL', 'whrc.ch', siteUrl],
    ['VITE_SITE_URL', 'https://example.org/whrc', siteUrl],
    ['VITE_SITE_URL', 'https://example.org?lang=en', siteUrl],
    ['VITE_SITE_URL', 'https://example.org:port', siteUrl],
    ['VITE_SITE_URL', ' https://example.org', siteUrl],
    ['VITE_API_MOCK', 'yes', 'expected on or off.'],
    ['VITE_API_MOCK', 'ON', 'expected on or off.'],
    ['SOURCE_DATE_EPOCH', '2026-09-07', 'expected whole seconds since 1970.'],
  ])('%s=%s', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value }, false)).toThrow(
      `${name} is "${value}"; ${sentence}`,
    );
  });

  it('and so is each of several', () => {
    const all = { VITE_API_URL: 'api.example.org', VITE_API_MOCK: 'yes' };
    expect(() => readSettings(all, false)).toThrow(
      // Vite prints the stack.
      expect.objectContaining({
        stack: expect.stringMatching(/^VITE_API_URL is .+\nVITE_API_MOCK is .+$/) as string,
      }),
    );
  });
});

describe('the settings', () => {
  it('may be left out or empty', () => {
    const settings = { siteUrl: `https://${event.domain}`, apiUrl: '', apiMock: false };
    const empty = { VITE_API_URL: '', VITE_SITE_URL: '', VITE_API_MOCK: '' };
    expect(readSettings({}, false)).toMatchObject(settings);
    expect(readSettings(empty, false)).toMatchObject(settings);
    expect(readSettings(empty, true)).toMatchObject({ apiMock: true });
  });

  it.each([
    { VITE_API_URL: 'https://api.example.org' },
    { VITE_API_URL: 'https://api.example.org/v1/' },
    { VITE_API_URL: 'http://localhost:8787' },
    { VITE_API_URL: 'HTTPS://API.example.org' },
    { VITE_SITE_URL: 'http://localhost:4173/' },
  ])('may be %o', (env) => {
    expect(() => readSettings(env, false)).not.toThrow();
  });

  it.each(['https://whrc.ch', 'https://whrc.ch/', 'https://whrc.ch//', 'HTTPS://WHRC.ch'])(
    'normalize the site’s URL %s',
    (VITE_SITE_URL) => {
      expect(readSettings({ VITE_SITE_URL }, false).siteUrl).toBe('https://whrc.ch');
    },
  );

  it('decide on the mock API before the default does', () => {
    expect(readSettings({ VITE_API_MOCK: 'on' }, false).apiMock).toBe(true);
    expect(readSettings({ VITE_API_MOCK: 'off' }, true).apiMock).toBe(false);
  });
});

describe('a production build warns', () => {
  const site = { VITE_SITE_URL: 'https://whrc.ch' };
  it.each([
    {},
    { ...site, VITE_API_URL: 'http://api.whrc.ch' },
    { ...site, VITE_API_URL: 'HTTP://localhost.whrc.ch' },
  ])('of %o', ({ VITE_API_URL, ...env }: Record<string, string>) => {
    const warning = VITE_API_URL
      ? `VITE_API_URL is "${VITE_API_URL}"; browsers block http:// requests from an https:// site.`
      : `VITE_SITE_URL is not set: canonical links, sitemap and feed will use https://${event.domain}.`;
    expect(readSettings({ VITE_API_URL, ...env }, false).warnings).toEqual([warning]);
  });

  it.each([
    { ...site, VITE_API_URL: 'http://localhost:8787' },
    { ...site, VITE_API_URL: 'http://127.0.0.1:8787' },
    { ...site, VITE_API_URL: 'http://[::1]:8787' },
    site,
    { VITE_SITE_URL: 'http://whrc.ch', VITE_API_URL: 'http://api.whrc.ch' },
    { ...site, VITE_API_URL: 'https://api.whrc.ch' },
    { VITE_API_MOCK: 'on', VITE_API_URL: 'http://api.whrc.ch' },
  ])('not of %o', (env) => {
    expect(readSettings(env, false).warnings).toEqual([]);
  });
});
