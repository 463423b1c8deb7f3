import type { Plugin } from 'vite';

/** A file with a permanent name and generated content, in the dev server and in builds. */
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
