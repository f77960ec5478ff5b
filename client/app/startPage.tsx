import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ApolloClient } from '@apollo/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import { fromPath, type Locale } from '../../schema/site/locales';
import type { PageViewer, ViewerCopies } from '../../schema/site/renderContract';
import { createBrowserClient } from '../kernel/graphql/browserClient';
import { prepareRequests } from '../kernel/graphql/requestLink';
import { prepareNotices } from '../kernel/feedback/useNotice';
import { setWantedAddress, type Address } from '../kernel/lazy/chunkLoadError';
import { lazyModule, watchPreloadErrors } from '../kernel/lazy/lazyModule';
import { hasUnsaved } from '../kernel/page/unsaved';
import { hasStyleNonce } from '../kernel/page/styleNonce';
import { hasWorkAfterPageLoad } from '../kernel/storage/pageLoadItems';
import { pageCookies } from '../kernel/storage/cookies';
import { isProfilePending, readPendingPage, writePendingPage } from '../kernel/storage/pending';
import { watchViewer } from '../kernel/viewer/watchViewer';
import { createRoutes, runPreload, type Caller, type PageHandle, type RouteDeps } from './createRoutes';
import { pageOf } from './featurePages';
import { keepServedPage, showStartupError } from './errors/startup';
import { createGuard, type Guard } from './guard';
import { layoutOf, lazyLayouts, type Layout } from './layoutModules';
import { onSignedOut } from './onSignedOut';
import { loadSignedInTools } from './layouts/signedInTools';
import { loadMessages, loadPartsQuietly, partsOf } from './messages/loadMessages';
import { readState, ROOT_ID } from './pageState';
import { isSavingData, prefetchOnIntent } from './prefetchOnIntent';
import { Providers } from './Providers';

const BUILD_WATCH_MS = 20_000;
const buildWatchModule = lazyModule(() => import('./builds/watchBuilds'));
const analyticsModule = lazyModule(() => import('./analytics/startAnalytics'));
const copiesModule = lazyModule(() => import('./offline/keepCopies'));
const afterPageLoadModule = lazyModule(() => import('./afterPageLoad'));

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

function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}

async function keepCopies(copies: ViewerCopies | null, router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const module = await copiesModule.loadQuietly();
  await module?.keepCopies(copies, router).catch(() => undefined);
}

/** Nothing is asked for an hour: the code that asks comes when the page has long been there. */
function isBuildOutdated(ownId: string | undefined): () => boolean {
  const startedAt = Date.now();
  let isOutdated = () => false;
  if (ownId)
    setTimeout(async () => {
      const module = await buildWatchModule.loadQuietly();
      if (module) isOutdated = module.watchBuilds(ownId, startedAt);
    }, BUILD_WATCH_MS);
  return () => isOutdated();
}

/** Fetches the chunks of the page that the server has drawn, so that the first render finds them. */
async function loadCurrentPage(
  address: Address,
  locale: Locale,
): Promise<Required<Pick<RouteDeps, 'loadedPages' | 'loadedLayouts'>>> {
  const probe = createRoutes({ callerOf: caller => caller });
  const id = (matchRoutes(probe, address)?.at(-1)?.route.handle as PageHandle | undefined)?.routeId;
  const layout = layoutOf(id);
  const [page, frame] = await Promise.all([
    id && pageOf[id].module.load(),
    lazyLayouts[layout]?.module.load(),
    loadMessages(locale, id ?? null),
  ]);
  return {
    loadedPages: id && page ? { [id]: page } : {},
    loadedLayouts: frame ? { [layout]: frame } : {},
  };
}

/** The document of a public page names no style nonce: what MUI draws would stand unstyled in it. */
const needsStyleNonce = (layout: Layout): boolean => layout === 'workspace' && !hasStyleNonce();

/** What a navigation to the address will ask for. */
async function prefetchPage(
  { pathname, search }: Pick<Address, 'pathname' | 'search'>,
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
      locale,
      params: match.params,
      url: new URL(pathname + search, window.location.origin),
    });
}

export async function startPage(): Promise<void> {
  const state = readState();
  const { locale } = fromPath(window.location.pathname);
  const [loaded] = await Promise.all([
    loadCurrentPage(window.location, locale),
    state.viewer === null ? null : loadSignedInTools(),
  ]);

  const client = createBrowserClient(state.apollo, onSignedOut);
  const caller: Caller = { client, guard: guardFor(state.viewer), isSignedIn: state.viewer !== null };
  const isOutdated = isBuildOutdated(state.buildId);
  const routes = createRoutes({
    callerOf: () => caller,
    ...loaded,
    // A newer build comes with the next page, as soon as nothing typed would be lost with this one.
    needsDocument: (layout, { pathname }) =>
      needsStyleNonce(layout) || (isOutdated() && pathname !== router.state.location.pathname && !hasUnsaved()),
  });
  const router = createBrowserRouter(routes, { hydrationData: state.router });
  setWantedAddress(() => router.state.navigation.location ?? router.state.location);
  watchPreloadErrors();
  prefetchOnIntent({
    root: document,
    prefetch: address => prefetchPage(address, { client, routes }),
    isSaving: () => isSavingData(navigator),
  });
  watchViewer();
  for (const touch of ['pointerdown', 'keydown'])
    document.addEventListener(touch, prepareNotices, { once: true, passive: true });
  // Pages of somebody signed in ask for what is theirs as they start; others when they are used.
  if (state.viewer) prepareRequests();
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, prepareRequests, { once: true, passive: true });
  if (hasWorkAfterPageLoad(state.viewer !== null))
    void afterPageLoadModule
      .loadQuietly()
      .then(module => module?.afterPageLoad(client, state.viewer !== null))
      .catch(() => undefined);
  // Somebody's pages may be kept here, or be left from somebody.
  if (state.viewer?.copies || (!state.viewer && navigator.serviceWorker?.controller))
    afterLoad(() => void keepCopies(state.viewer?.copies ?? null, router));
  const { analytics } = state.site;
  if (analytics) void analyticsModule.loadQuietly().then(module => module?.startAnalytics(analytics, router));
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The page has no root');
  keepServedPage(root);

  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Providers
          client={client}
          site={state.site}
          now={new Date(state.now)}
          regionNames={state.regionNames}
          viewer={state.viewer}
        >
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
      { onUncaughtError: showStartupError },
    );
  });
}
