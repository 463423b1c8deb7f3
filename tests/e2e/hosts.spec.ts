import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { compressedCopies } from '../../src/buildtime/hosts/compressedCopies.ts';
import { resolveRequest } from '../../src/buildtime/hosts/resolveRequest.ts';
import { calendarPath } from '../../src/data/calendar.ts';
import { requireNonNull } from '../support/requireNonNull.ts';
import { siteUrl } from './playwright.config.ts';
import {
  dist,
  distFiles,
  distText,
  examplePath,
  hostConfig,
  prerenderedPages,
} from './support/dist.ts';
import {
  type Ask,
  askHttp,
  hostname,
  installed,
  startNginx,
  type WireResponse,
} from './support/nginx.ts';

/* The preview and a real nginx with the shipped configuration, plain and with TLS and brotli, keep to the host configuration. */

test.describe.configure({ mode: 'serial' });

const files = new Set(distFiles());
const exists = (file: string) => files.has(file);
const bytesOf = (file: string) => readFileSync(join(dist, file));
const firstFile = (extension: string) =>
  requireNonNull(
    distFiles().find((file) => file.endsWith(extension)),
    `A file ${extension}`,
  );

/** Every path of the route table, files of each kind, and missing paths. */
// prettier-ignore
const requestPaths = (): string[] => [
  ...hostConfig.routes.map(examplePath),
  requireNonNull(prerenderedPages.at(-1), 'The last page').path,
  ...['.js', '.css', '.avif', '.woff2'].map((extension) => `/${firstFile(extension)}`),
  '/news/1', '/news/1-an-old-slug', '/news/1.html', '/NEWS/1-other-case', '/news/999', '/news/1/2',
  '/sitemap.xml', calendarPath, '/robots.txt', '/favicon.svg', '/manifest.webmanifest',
  '/assets/gone-12345678.js', '/assets/gone-12345678.avif', '/news-or-blog/1',
  '/assets/gone/', '/404.html', '/news/not-found.html', '/nowhere', '/nowhere/deeper.html', '/profile/nowhere',
  '/verify-profile/other-case', '/verify-Profile/a%2Fb', '/login/', '//login/', '/%C3%A9/',
];

function decoded({ headers, body }: WireResponse): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === undefined) return body;
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
}

const types: Record<string, RegExp> = {
  html: /^text\/html; charset=utf-8$/,
  js: /^(application|text)\/javascript; charset=utf-8$/,
  css: /^text\/css(; charset=utf-8)?$/,
  avif: /^image\/avif$/,
  svg: /^image\/svg\+xml$/,
  xml: /^(application|text)\/xml(; charset=utf-8)?$/,
  ics: /^text\/calendar$/,
  webmanifest: /^application\/manifest\+json$/,
};

/** Checks status, headers, file and compressed copy of every response against the host configuration. */
async function expectConfigKept(ask: Ask, brotli: boolean) {
  for (const path of requestPaths()) {
    const expected = resolveRequest(decodeURI(path), hostConfig, exists);
    for (const accepted of ['br, gzip', 'gzip', '']) {
      const asked = `${path} for "${accepted}"`;
      const response = await ask(path, { 'accept-encoding': accepted });
      expect(response.status, asked).toBe(expected.status);
      for (const [name, value] of Object.entries(expected.headers)) {
        expect(response.headers[name.toLowerCase()], `${name} of ${asked}`).toBe(value);
      }
      if (!('X-Robots-Tag' in expected.headers)) {
        expect(response.headers, asked).not.toHaveProperty('x-robots-tag');
      }
      if (!expected.file) continue;

      const type = types[expected.file.split('.').at(-1) ?? ''];
      if (type) expect(response.headers['content-type'], asked).toMatch(type);
      // The build's own copy: nothing is compressed while serving.
      const copies = compressedCopies(join(dist, expected.file)).filter(
        ({ encoding }) => brotli || encoding !== 'br',
      );
      const copy = copies.find(({ encoding }) => accepted.includes(encoding));
      expect(response.headers['content-encoding'], asked).toBe(copy?.encoding);
      const varies = response.headers.vary === 'Accept-Encoding';
      expect(varies, asked).toBe(copies.length > 0);
      const sent = bytesOf(expected.file + (copy?.extension ?? ''));
      expect(response.body.equals(sent), asked).toBe(true);
      expect(decoded(response).equals(bytesOf(expected.file)), asked).toBe(true);
    }
  }
  const { headers } = await ask('/login/?from=app', {});
  expect(headers.location, 'a redirect keeps the query').toBe('/login?from=app');
}

test('the preview responds to every path as the host configuration says', () =>
  expectConfigKept(askHttp({ port: new URL(siteUrl).port }), true));

test('every URL of the sitemap and the feed has a page', () => {
  const listed = [distText('sitemap.xml'), distText('feed.xml')].flatMap((xml) => [
    ...xml.matchAll(/(?:<loc>|<link href=")([^<"]+)/g),
  ]);
  expect(listed.length).toBeGreaterThan(prerenderedPages.filter(({ noindex }) => !noindex).length);
  for (const [, url = ''] of listed) {
    expect(resolveRequest(new URL(url).pathname, hostConfig, exists).status, url).toBe(200);
  }
});

const nginxIsMissing = "the nginx configuration; install Debian's nginx-light";

test.describe('nginx with the shipped configuration', () => {
  test.skip(!installed.nginx, nginxIsMissing);
  let server: Awaited<ReturnType<typeof startNginx>>;
  test.beforeAll(async () => {
    server = await startNginx();
  });
  test.afterAll(() => server.stop());

  test('responds to every path as the host configuration says', () =>
    expectConfigKept(server.ask, false));

  for (const { file, accepted } of [
    { file: 'the gzip copy', accepted: 'gzip' },
    { file: 'the uncompressed file', accepted: '' },
  ]) {
    test(`responds with 304 to the ETag of ${file}`, async () => {
      const { headers } = await server.ask('/login', { 'accept-encoding': accepted });
      const tag = { 'if-none-match': headers.etag ?? '' };
      expect(await server.ask('/login', { 'accept-encoding': accepted, ...tag })).toMatchObject({
        status: 304,
        headers: { etag: headers.etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' },
      });
      const otherCopy = { 'accept-encoding': accepted ? '' : 'gzip' };
      const other = await server.ask('/login', { ...otherCopy, ...tag });
      expect(other.status, 'the other copy has a tag of its own').toBe(200);
    });
  }

  test('sends compressed copies to a proxy', async () => {
    const { headers } = await server.ask('/', { 'accept-encoding': 'gzip', via: '1.1 cdn' });
    expect(headers['content-encoding']).toBe('gzip');
  });
});

test.describe('nginx with TLS', () => {
  test.skip(!installed.nginx, nginxIsMissing);
  test.skip(!installed.openssl, "nginx with TLS; install Debian's openssl");
  const { brotli } = installed;
  let server: Awaited<ReturnType<typeof startNginx>>;
  test.beforeAll(async () => {
    server = await startNginx({ tls: true, brotli });
  });
  test.afterAll(() => server.stop());

  test('responds over HTTP/2 to every path as the host configuration says', async () => {
    const description = "nginx with brotli; install Debian's libnginx-mod-http-brotli-static";
    if (!brotli) test.info().annotations.push({ type: 'skip', description });
    await expectConfigKept(server.askHttp2, brotli);
  });

  test('redirects HTTP to HTTPS', async () => {
    const { status, headers } = await server.ask('/news-or-blog?from=mail');
    expect(status).toBe(301);
    expect(headers.location).toBe(`https://${hostname}/news-or-blog?from=mail`);
  });
});
