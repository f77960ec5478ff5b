/** What a build leaves for the site, a renderer and files, and what its worker does. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import type { RenderResult } from '../../../../schema/site/renderContract.js';
import type { PageSource } from '../../pages/renderPage.js';
import { BuiltSiteProgramDocument } from './builtSite.gql.js';

/** Reads like the client's: one operation, then a document; some addresses fail on purpose. */
export const failingPages: PageSource = {
  manifest: null,
  load:
    async () =>
    async (request, { execute, styleNonce, publicUrl }): Promise<RenderResult> => {
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      if (request.url === '/moved')
        return { status: 302, headers: { ...headers, location: '/en', vary: 'cookie' }, html: '' };
      if (request.url === '/crash') throw new Error('a secret of the renderer');
      if (request.url === '/profile')
        return {
          status: 200,
          headers,
          html: `<!doctype html><style nonce="${styleNonce}"></style>`,
          styleHash: 'sha256-d29ya3NwYWNl',
        };
      if (request.url !== '/programs/it') return { status: 404, headers, html: '<!doctype html><title>404</title>' };
      const { data } = await execute({
        document: BuiltSiteProgramDocument,
        variables: { slug: 'it' },
        operationName: 'BuiltSiteProgram',
      });
      return {
        status: 200,
        headers,
        routeId: 'program',
        styleHash: 'sha256-cHJvZ3JhbQ==',
        html: `<!doctype html><link rel="canonical" href="${publicUrl}/programs/it">${JSON.stringify(data)}`,
      };
    },
};

/** A folder as the build fills it, with a file beside it that nobody may read. */
export function writeBuild(): string {
  const dist = mkdtempSync(join(tmpdir(), 'test-dist-'));
  for (const folder of ['client/assets', 'client/builds/meta', 'playground/assets'])
    mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, 'client/assets/app-1a2b3c4d.js'), 'export {};');
  writeFileSync(join(dist, 'client/assets/big-1a2b3c4d.js'), 'plain');
  writeFileSync(join(dist, 'client/assets/big-1a2b3c4d.js.br'), brotliCompressSync('compressed'));
  writeFileSync(join(dist, 'client/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dist, 'playground/index.html'), '<!doctype html><title>Playground</title>');
  writeFileSync(join(dist, 'client/builds/latest.json'), '{"id":"1a2b"}');
  writeFileSync(join(dist, 'client/builds/meta/1a2b.json'), '{"id":"1a2b"}');
  writeFileSync(join(dist, 'client/offline-worker.js'), 'worker of the build');
  writeFileSync(join(dist, 'secret.txt'), 'secret');
  return dist;
}

/** What a worker does when it is installed and takes over, on a device that keeps copies of two people. */
export async function lastActsOf(worker: string): Promise<string[]> {
  const acts: string[] = [];
  const work: unknown[] = [];
  const act = (name: string) => void acts.push(name);
  runInNewContext(worker, {
    addEventListener: (_name: string, listener: (event: object) => void) =>
      listener({ waitUntil: (promise: unknown) => void work.push(promise) }),
    skipWaiting: () => act('skipWaiting'),
    caches: { keys: async () => ['mai', 'lan'], delete: async (name: string) => act(`delete ${name}`) },
    registration: { unregister: async () => act('unregister') },
  });
  await Promise.all(work);
  return acts;
}
