import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type RequestOptions } from 'node:http';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { expect } from '@playwright/test';
import { hostConfigFolder } from '../../../src/buildtime/outputFiles.ts';
import { dist } from './dist.ts';

/** A response as transferred, not decoded. */
export interface WireResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path. */
export type Ask = (path: string, headers?: Record<string, string>) => Promise<WireResponse>;

const about = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
const modules = /--modules-path=(\S+)/.exec(about.stderr)?.[1] ?? '';
const brotliModule = join(modules, 'ngx_http_brotli_static_module.so');

/** The programs that this machine has. */
export const installed = {
  nginx: about.status === 0,
  brotli: existsSync(brotliModule),
  openssl: spawnSync('openssl', ['version']).status === 0,
};

const configuration = (file: string) => readFileSync(join(hostConfigFolder(dist), file), 'utf8');

/** Server name of the configuration. */
export const hostname = /server_name (.+);/.exec(configuration('nginx.conf'))?.[1] ?? '';

function makeCertificate(certificate: string, key: string): void {
  const kind = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ');
  const name = ['-subj', `/CN=${hostname}`, '-addext', `subjectAltName=DNS:${hostname}`];
  const files = ['-out', certificate, '-keyout', key];
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, ...files], { stdio: 'ignore' });
}

async function readResponse(stream: Readable, status = 0, headers: IncomingHttpHeaders) {
  return { status, headers, body: await buffer(stream) };
}

/** Requests over HTTP/1.1. */
export const askHttp =
  (server: RequestOptions, own?: Record<string, string>): Ask =>
  (path, headers) =>
    new Promise((resolve, reject) => {
      request({ ...server, path, headers: { ...own, ...headers } })
        .on('response', (response) =>
          resolve(readResponse(response, response.statusCode, response.headers)),
        )
        .on('error', reject)
        .end();
    });

/**
 * Starts nginx with the shipped configuration, on sockets in a temporary folder. `tls` and `brotli` add its optional
 * files; `askHttp2` needs `tls`.
 */
export async function startNginx({ tls = false, brotli = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const at = (file: string) => join(folder, file);
  mkdirSync(at('own'));
  writeFileSync(
    at('site.conf'),
    configuration('nginx.conf')
      .replace('/var/www/whrc', dist)
      .replace('/etc/nginx/whrc', at('own'))
      .replace('listen 80;', `listen unix:${at('http')};`),
  );
  if (brotli) writeFileSync(at('own/brotli.conf'), configuration('nginx/brotli.conf'));
  if (tls) {
    makeCertificate(at('certificate.pem'), at('key.pem'));
    writeFileSync(
      at('own/tls.conf'),
      configuration('nginx/tls.conf')
        .replace(/^listen \[::\].*$/gm, '')
        .replace('listen 443 ', `listen unix:${at('https')} `)
        .replace(/\/etc\/letsencrypt\S+\/fullchain\.pem/, at('certificate.pem'))
        .replace(/\/etc\/letsencrypt\S+\/privkey\.pem/, at('key.pem')),
    );
  }
  // Distributions compress on the fly by default.
  writeFileSync(
    at('nginx.conf'),
    `daemon off; worker_processes 1; pid ${at('pid')}; error_log stderr error;
${brotli ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  gzip on;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  include ${at('site.conf')};
}
`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', at('nginx.conf')], { stdio: 'inherit' });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  await expect.poll(() => existsSync(at('pid')) || nginx.exitCode).toBe(true);

  let session: ClientHttp2Session | undefined;
  const ask = askHttp({ socketPath: at('http') }, { Host: hostname });

  /** Over HTTP/2; checks the certificate. */
  const askHttp2: Ask = (path, headers) => {
    session ??= connectHttp2(`https://${hostname}`, {
      createConnection: () =>
        connectTls({
          path: at('https'),
          servername: hostname,
          ca: readFileSync(at('certificate.pem')),
          ALPNProtocols: ['h2'],
        }),
    });
    const stream = session.request({ ':path': path, ...headers });
    return new Promise((resolve, reject) => {
      stream
        .on('response', ({ ':status': status, ...rest }) =>
          resolve(readResponse(stream, status, rest)),
        )
        .on('error', reject)
        .end();
    });
  };

  const stop = async () => {
    session?.close();
    nginx.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  return { ask, askHttp2, stop };
}
