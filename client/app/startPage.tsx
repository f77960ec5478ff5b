import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ApolloClient } from '@apollo/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import { fromPath, toPath, type Locale } from '../../schema/site/locales';
import type { RouteId } from '../../schema/site/routes';
import { createBrowserClient } from '../kernel/graphql/browserClient';
import type { PageModule } from '../kernel/page/preload';
import { readSessionNote, writeSessionNote } from '../kernel/storage/sessionNotes';
import { createRoutes, runPreload } from './createRoutes';
import { addressAfterLostModule } from './lostModule';
import { loadMessages } from './messages/loadMessages';
import { pageModules } from './pageModules';
import { readState, ROOT_ID } from './pageState';
import { isSavingData, prefetchOnIntent } from './prefetchOnIntent';
import { Providers } from './Providers';

type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

function leaveAfterLostModule(error: unknown, wanted: Address): Promise<never> {
  const address = addressAfterLostModule(
    { path: wanted.pathname, full: wanted.pathname + wanted.search + wanted.hash, home: toPath(fromPath(wanted.pathname).locale, '/') },
    { now: Date.now, readNote: readSessionNote, writeNote: writeSessionNote },
  );
  if (address === null) return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  window.location.assign(address);
  return new Promise(() => {});
}

/** Fetches the chunks of the page that the server has drawn, so that the first render finds them. */
async function loadCurrentPage(address: Address, locale: Locale): Promise<Partial<Record<RouteId, PageModule>>> {
  const probe = createRoutes({ client: createBrowserClient({}) });
  const handle: unknown = matchRoutes(probe, address)?.at(-1)?.route.handle;
  const id = (handle as { routeId?: RouteId } | undefined)?.routeId;
  const lost = (error: unknown) => leaveAfterLostModule(error, address);
  const [page] = await Promise.all([id && pageModules[id]().catch(lost), loadMessages(locale, id ?? null).catch(lost)]);
  return id && page ? { [id]: page } : {};
}

/** What a navigation to the address will ask for. */
async function prefetchPage({ pathname, search }: Pick<Address, 'pathname' | 'search'>, { client, routes }: { client: ApolloClient; routes: RouteObject[] }): Promise<void> {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const id = (match?.route.handle as { routeId?: RouteId } | undefined)?.routeId;
  if (!match || !id) return;
  const { locale } = fromPath(pathname);
  const [{ preload }] = await Promise.all([pageModules[id](), loadMessages(locale, id)]);
  if (preload) await runPreload(preload, { client, locale, params: match.params, url: new URL(pathname + search, window.location.origin) });
}

export async function startPage(): Promise<void> {
  const state = readState();
  const { locale } = fromPath(window.location.pathname);
  const loadedPages = await loadCurrentPage(window.location, locale);

  const client = createBrowserClient(state.apollo);
  const routes = createRoutes({
    client,
    loadedPages,
    onModuleLost: error => leaveAfterLostModule(error, router.state.navigation.location ?? router.state.location),
  });
  const router = createBrowserRouter(routes, { hydrationData: state.router });
  prefetchOnIntent({ root: document, prefetch: address => prefetchPage(address, { client, routes }), isSaving: () => isSavingData(navigator) });
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The page has no root');

  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Providers client={client} site={{ publicUrl: state.publicUrl }} now={new Date(state.now)} regionNames={state.regionNames}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    );
  });
}
