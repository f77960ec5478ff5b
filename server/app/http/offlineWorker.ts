/** The service worker that the build has made, or, once the operator allows no copies any more, one that removes them and itself. */
import { type RequestHandler, Router } from 'express';
import type { Env } from '../../kernel/env.js';

const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

export function offlineWorker({ keepsOfflineCopies }: Pick<Env, 'keepsOfflineCopies'>): RequestHandler {
  if (keepsOfflineCopies) return (_request, _response, next) => next();
  return Router().get('/offline-worker.js', (_request, response) => {
    response.type('text/javascript').set('cache-control', 'no-cache').send(REMOVAL);
  });
}
