/** What of the libraries the product never calls; see leftOut.ts. Who begins to use one of them takes its line out. */
import type { LeftOut } from './leftOut.js';

export const unusedParts: readonly LeftOut[] = [
  {
    // No view transitions, no Activity, no SuspenseList, no actions of forms, no custom elements; hints and styles are the document's.
    module: 'react-dom/cjs/react-dom-client.production.js',
    functions: [
      'startViewTransition',
      'measureViewTransitionHostInstancesRecursive',
      'applyViewTransitionToHostInstancesRecursive',
      'ViewTransitionPseudoElement',
      'updateActivityComponent',
      'updateSuspenseListComponent',
      'mountActionState',
      'updateActionStateImpl',
      'rerenderActionState',
      'dispatchActionState',
      'runActionStateAction',
      'setPropOnCustomElement',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
    ],
  },
  {
    // Data is changed through the graph: no fetchers, no form actions. No routes that are discovered later, nothing of framework mode.
    module: 'react-router/dist/production/chunk-7RTFRKQW.mjs',
    functions: [
      'handleFetcherAction',
      'handleFetcherLoader',
      'fetch2',
      'handleAction',
      'discoverRoutes',
      'patchRoutesImpl',
      'Scripts',
      'RemixRootDefaultErrorBoundary',
      'PrefetchPageLinks',
      'PrefetchPageLinksImpl',
      'RSCPrefetchPageLinksImpl',
      'RSCErrorHandler',
      'BoundaryShell',
      'getRouteInstrumentationUpdates',
      'instrumentClientSideRouter',
      'NavLinkWithRef',
      'HistoryRouter',
      'loadRouteModule',
      'getKeyedPrefetchLinks',
      'getNewMatchesForLinks',
      'singleFetchUrl',
      'useKeyedPrefetchLinks',
      'getModuleLinkHrefs',
    ],
  },
  {
    // Pages of lists are addresses, and the schema has no subscriptions.
    module: '@apollo/client/core/ObservableQuery.js',
    functions: ['fetchMore', 'subscribeToMore'],
  },
  { module: '@apollo/client/core/QueryManager.js', functions: ['startGraphQLSubscription'] },
  { module: '@apollo/client/core/ApolloClient.js', functions: ['connectToDevTools'] },
  {
    // Numbers, days and texts are all that is formatted.
    module: '@formatjs/intl/index.js',
    functions: [
      'formatDateTimeRange',
      'formatDateToParts',
      'formatTimeToParts',
      'formatDuration',
      'formatDurationToParts',
      'formatListToParts',
      'formatRelativeTime',
      'formatNumberToParts',
    ],
  },
];
