/**
 * What only somebody needs who goes on from the first page: the routes of all pages, who may see them, what fetches a page ahead of a press, and what keeps the focus. It is a chunk
 * of its own (restOfSite.ts fetches it), so that no page carries the routes and manifests of the others.
 */
import type { ApolloClient } from '@apollo/client';
import { matchRoutes, type RouteObject } from 'react-router';
import { fromPath } from '../../schema/site/locales';
import type { PageViewer } from '../../schema/site/renderContract';
import { pageCookies } from '../kernel/storage/cookies';
import { isProfilePending, readPendingPage, writePendingPage } from '../kernel/storage/pending';
import { pageOf, partsOf } from './featurePages';
import { createGuard, type Guard } from './guard';
import { numberSourcesOnPaper } from './paper/numberedNotes';
import { loadPartsQuietly } from '../kernel/i18n/loadMessages';
import { keepFocus } from '../kernel/ui/keepFocus';
import { isSavingData, prefetchOnIntent, type Address } from './prefetchOnIntent';
import type { PageHandle, Visit } from './routeTree';
import { runPreload } from './runPreload';
import { siteRoutes } from './siteRoutes';

type Opening = Visit & { readonly client: ApolloClient; readonly viewer: PageViewer | null };

export type WholeSite = {
  readonly routes: RouteObject[];
  readonly guard: Guard;
  /** `sign`: what has been seen of the person so far. */
  readonly prefetchFrom: (sign: Event) => void;
};

/** The server's word when the page was made: signing in and out load the page anew. */
const guardFor = (viewer: PageViewer | null): Guard =>
  createGuard({
    isSignedIn: viewer !== null,
    pendingPage: () => readPendingPage(pageCookies()),
    isProfilePending: () => isProfilePending(pageCookies()),
    storePendingPage: address => {
      writePendingPage(address);
      return {};
    },
  });

/** What a navigation to the address will ask for. */
async function prefetchPage(
  { pathname, search }: Address,
  { client, routes }: { client: ApolloClient; routes: RouteObject[] },
): Promise<void> {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const handle = match?.route.handle as PageHandle | undefined;
  if (!match || !handle) return;
  const { routeId: id, access } = handle;
  const { locale } = fromPath(pathname);
  const [page] = await Promise.all([pageOf[id].module.loadQuietly(), loadPartsQuietly(locale, partsOf(id))]);
  const preload = page?.preload;
  // What only some may see is not asked for in advance: the guard decides when it is wanted.
  // What is a person's own is asked for by its page alone.
  if (preload && access !== 'auth')
    await runPreload(preload, {
      client,
      isSignedIn: false,
      isOwn: false,
      locale,
      params: match.params,
      url: new URL(pathname + search, window.location.origin),
    });
}

export function openSite({ client, viewer, ...visit }: Opening): WholeSite {
  const routes = siteRoutes(visit);
  keepFocus();
  // Without the texts the sources stand beside their figures.
  void numberSourcesOnPaper().catch(() => undefined);
  return {
    routes,
    guard: guardFor(viewer),
    prefetchFrom: sign => {
      prefetchOnIntent({
        root: document,
        prefetch: address => prefetchPage(address, { client, routes }),
        isSaving: () => isSavingData(navigator),
        sign,
      });
    },
  };
}
