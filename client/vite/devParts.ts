/** `/dev/parts` while developing: the page of client/dev. A build knows nothing of it. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PATH = '/dev/parts';
const page = fileURLToPath(new URL('../dev/parts.html', import.meta.url));

export const devParts = (): Plugin => ({
  name: 'dev-parts',
  apply: 'serve',
  configureServer: vite => {
    vite.middlewares.use(PATH, async (request, response, next) => {
      try {
        const html = await vite.transformIndexHtml(request.originalUrl ?? PATH, await readFile(page, 'utf8'));
        response.setHeader('content-type', 'text/html').end(html);
      } catch (error) {
        next(error);
      }
    });
  },
});
