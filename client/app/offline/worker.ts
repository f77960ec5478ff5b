/** The service worker of people who keep copies of their pages (docs/decisions/0010). It stores nothing, and that of a newer build replaces it at once. */
import { createAnswers, isAnswered } from './answers';

type Waiting = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type Fetching = Event & { readonly request: Request; readonly respondWith: (answer: Promise<Response>) => void };
type Scope = {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: {
    (name: 'install' | 'activate', listener: (event: Waiting) => void): void;
    (name: 'fetch', listener: (event: Fetching) => void): void;
  };
};
/** Types of workers and those of pages cannot be had together. */
const scope: Scope = Object(globalThis);

const answerTo = createAnswers({ caches, fetch: request => fetch(request), now: Date.now });

scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', event => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', event => {
  if (isAnswered(event.request, globalThis.location.origin)) event.respondWith(answerTo(event.request));
});
