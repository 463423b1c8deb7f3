import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { answerTo } from '../../src/buildtime/hosts/answerTo';
import { hostFolder } from '../../src/buildtime/hosts/hostFolder';
import { dist, distFiles, rules } from './dist';
import { nginxPort as port } from './playwright.config';

/*
 * Starts a real nginx with the shipped configuration and compares what it answers with the rules that
 * the configuration was written from.
 */

const installed = spawnSync('nginx', ['-v']).status === 0;

test.describe.configure({ mode: 'serial' });
test.skip(!installed, 'nginx is not installed: the shipped configuration was not tried out');

let nginx: ChildProcess;
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const site = readFileSync(join(hostFolder(dist), 'nginx.conf'), 'utf8')
    .replace('/var/www/whrc', dist)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  include ${folder}/site.conf;
}
`,
  );
  nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  await expect(async () => {
    await fetch(`http://127.0.0.1:${port}/`);
  }).toPass();
});

test.afterAll(async () => {
  const ended = new Promise((resolveEnd) => nginx.once('exit', resolveEnd));
  nginx.kill();
  await ended;
  rmSync(folder, { recursive: true });
});

const exists = (file: string) => {
  const path = join(dist, file);
  return existsSync(path) && statSync(path).isFile();
};

/** Every path of the table with values for its parameters, files of each kind, and what is not there. */
function addresses(): string[] {
  const known = rules.paths.map(({ path }) => path.replace(/:\w+\??/g, '12-abc'));
  const first = (ending: string) =>
    distFiles().flatMap((file) => (file.endsWith(ending) ? `/${file}` : []))[0] ?? ending;
  return [
    ...known,
    first('.js'),
    first('.avif'),
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.svg',
    '/assets/gone-12345678.js',
    '/assets/gone-12345678.avif',
    '/nowhere',
    '/nowhere/deeper.html',
    '/profile/nowhere',
    '/verify-profile/other-case',
    '/verify-Profile/a%2Fb',
    '/login/',
  ];
}

test('nginx answers every address with the status, the file and the headers of the rules', async () => {
  for (const path of addresses()) {
    const expected = answerTo(path, rules, exists);
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    const body = await response.text();
    expect(response.status, path).toBe(expected.status);
    for (const [name, value] of Object.entries(expected.headers)) {
      expect(response.headers.get(name), `${name} of ${path}`).toBe(value);
    }
    if (!('X-Robots-Tag' in expected.headers)) {
      expect(response.headers.get('X-Robots-Tag'), path).toBeNull();
    }
    if (expected.file) expect(body, path).toBe(readFileSync(join(dist, expected.file), 'utf8'));
  }
});

test('nginx compresses text and names each kind of file rightly', async () => {
  const types: Record<string, RegExp> = {
    html: /^text\/html/,
    js: /javascript/,
    css: /^text\/css/,
    avif: /^image\/avif$/,
    svg: /^image\/svg/,
    xml: /xml/,
  };
  for (const path of addresses().filter((address) => /\.\w+$/.test(address))) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    if (response.status !== 200) continue;
    const type = types[path.split('.').at(-1) ?? ''];
    if (type) expect(response.headers.get('content-type'), path).toMatch(type);
    const { size } = statSync(join(dist, path));
    if (/\.(js|css|html|xml)$/.test(path) && size > 1000) {
      expect(response.headers.get('content-encoding'), path).toBe('gzip');
    }
  }
});

test('nginx answers an unchanged page with 304', async () => {
  const first = await fetch(`http://127.0.0.1:${port}/login`);
  const again = await fetch(`http://127.0.0.1:${port}/login`, {
    headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect(again.headers.get('Cache-Control')).toBe('no-cache');
});
