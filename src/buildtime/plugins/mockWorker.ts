import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';

const workerSource = () =>
  readFileSync(createRequire(import.meta.url).resolve(`msw/${fileName}`), 'utf8');

/**
 * Gives the mock API its worker file: served by the dev server, emitted by a browser build.
 * Taken from the installed msw, so that it fits its version and `public/` needs no copy.
 * @param enabled whether this run has the mock API; without it there is no such file.
 */
export function mockWorker({ enabled }: { enabled: boolean }): Plugin {
  return {
    name: 'mock-worker',
    configureServer(server) {
      if (!enabled) return;
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(workerSource());
      });
    },
    generateBundle() {
      if (!enabled || this.environment.config.consumer !== 'client') return;
      this.emitFile({ type: 'asset', fileName, source: workerSource() });
    },
  };
}
