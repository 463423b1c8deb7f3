import type { Plugin } from 'vite';

/**
 * A file with a permanent name that code writes: served by the dev server, emitted by a browser build.
 * @param path of the file, for example `/mockServiceWorker.js`.
 * @param type its content type.
 */
export const generatedFile = (path: string, type: string, content: () => string): Plugin => ({
  name: `generated-file:${path}`,
  configureServer(server) {
    server.middlewares.use(path, (_request, response) => {
      response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', 'no-cache');
      response.end(content());
    });
  },
  generateBundle() {
    if (this.environment.config.consumer !== 'client') return;
    this.emitFile({ type: 'asset', fileName: path.slice(1), source: content() });
  },
});
