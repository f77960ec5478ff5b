import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { fromPath } from '../../schema/site/locales';
import { createBrowserClient } from '../kernel/graphql/browserClient';
import { prepareRequests } from '../kernel/graphql/requestLink';
import { lazyModule, watchPreloadErrors } from '../kernel/lazy/lazyModule';
import { setSiteRouter } from '../kernel/page/siteRouter';
import { hasUnsaved } from '../kernel/page/unsaved';
import { hasStyleNonce } from '../kernel/page/styleNonce';
import { hasWorkAfterPageLoad } from '../kernel/storage/pageLoadItems';
import { watchViewer } from '../kernel/viewer/watchViewer';
import { keepServedPage, showStartupError } from './errors/startup';
import { loadErrorViews } from './errors/errorViews';
import type { Layout } from './layoutModules';
import { onSignedOut } from './onSignedOut';
import { loadSignedInTools } from './layouts/signedInTools';
import { readState, ROOT_ID } from './pageState';
import { Providers } from './Providers';
import { restOfSite } from './restOfSite';
import { nextTask, prepareFormats, readAhead } from './readAhead';
import { localeTree, type Visit } from './routeTree';
import { loadServedPage } from './servedPage';

const BUILD_WATCH_MS = 20_000;
const buildWatchModule = lazyModule(() => import('./builds/watchBuilds'));
const analyticsModule = lazyModule(() => import('./analytics/startAnalytics'));
const copiesModule = lazyModule(() => import('./offline/keepCopies'));
const afterPageLoadModule = lazyModule(() => import('./afterPageLoad'));

function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
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

/** The document of a public page names no style nonce: what MUI draws would stand unstyled in it. */
const needsStyleNonce = (layout: Layout): boolean => layout === 'workspace' && !hasStyleNonce();

export async function startPage(): Promise<void> {
  const state = readState();
  const url = new URL(window.location.href);
  const { locale } = fromPath(url.pathname);
  const isSignedIn = state.viewer !== null;
  const [{ preload, ...served }] = await Promise.all([
    loadServedPage(locale, state.page),
    isSignedIn ? loadSignedInTools() : null,
    state.router.errors ? loadErrorViews(locale) : null,
  ]);

  const client = createBrowserClient(state.apollo, onSignedOut);
  await nextTask();
  const isOutdated = isBuildOutdated(state.buildId);
  const visit: Visit = {
    callerOf: () => ({ client, guard: rest.guard, isSignedIn }),
    // A newer build comes with the next page, as soon as nothing typed would be lost with this one.
    documentFor: (layout, { pathname, href }) => {
      const isNewer = () => isOutdated() && pathname !== router.state.location.pathname && !hasUnsaved();
      if (!needsStyleNonce(layout) && !isNewer()) return null;
      // A request names no fragment: the navigation does.
      const { navigation } = router.state;
      return navigation.location?.pathname === pathname ? href + navigation.location.hash : href;
    },
  };
  const rest = restOfSite({ ...visit, client, viewer: state.viewer, locale, files: state.page.rest });
  const router = createBrowserRouter([localeTree(locale, { ...visit, ...served, links: state.page.links })], {
    hydrationData: state.router,
    patchRoutesOnNavigation: rest.discover,
  });
  setSiteRouter(router);
  watchPreloadErrors();
  watchViewer();
  // Pages of somebody signed in ask for what is theirs as they start; others when they are used (restOfSite.ts).
  if (state.viewer) prepareRequests();
  if (hasWorkAfterPageLoad(isSignedIn))
    void afterPageLoadModule
      .loadQuietly()
      .then(module => module?.afterPageLoad(client, isSignedIn))
      .catch(() => undefined);
  // Somebody's pages may be kept here, or be left from somebody.
  if (state.viewer?.copies || (!state.viewer && navigator.serviceWorker?.controller))
    afterLoad(
      () =>
        void copiesModule
          .loadQuietly()
          .then(module => module?.keepCopies(state.viewer?.copies ?? null, router))
          .catch(() => undefined),
    );
  const { analytics } = state.site;
  if (analytics) void analyticsModule.loadQuietly().then(module => module?.startAnalytics(analytics, router));
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The page has no root');
  keepServedPage(root);
  await prepareFormats(locale);
  const { params = {} } = router.state.matches.at(-1) ?? {};
  if (preload) await readAhead(client, state.apollo, preload, { url, locale, isSignedIn, params });

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
