/** The route tree: the table of schema/site/routes.ts once under `/` and once under `/en`. */
import type { ApolloClient } from '@apollo/client';
import {
  redirectDocument,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router';
import { LOCALES, toPath, type Locale } from '../../schema/site/locales';
import { routes, type RouteAccess, type RouteDefinition, type RouteId } from '../../schema/site/routes';
import { notFound, type PageModule, type Preload, type PreloadContext } from '../kernel/page/preload';
import { FrameErrorView } from './errors/FrameErrorView';
import { markQueryErrors } from './errors/queryErrors';
import { RouteErrorView } from './errors/RouteErrorView';
import { DefaultLayout } from './layouts/DefaultLayout';
import { pageOf } from './featurePages';
import type { Guard } from './guard';
import { lazyLayouts, type Layout, type LayoutModule } from './layoutModules';
import { LocaleRoot } from './LocaleRoot';
import { loadMessages } from './messages/loadMessages';

/** What is known about the route of a page. */
export type PageHandle = { readonly routeId: RouteId; readonly access: RouteAccess };

/** Who requests a page, and the client that answers: one for the life of a page in the browser, one for each request on the server. */
export type Caller = {
  readonly client: ApolloClient;
  readonly guard: Guard;
  readonly isSignedIn: boolean;
};

export type RouteDeps = {
  /** `context` is the request context of the server's router; the browser ignores it. */
  readonly callerOf: (context: Caller) => Caller;
  /** Pages that are loaded already: the first page of the browser must not wait for its chunk. */
  readonly loadedPages?: Partial<Record<RouteId, PageModule>>;
  readonly loadedLayouts?: Partial<Record<Layout, LayoutModule>>;
  /** Whether the page at the address needs a document of its own. */
  readonly needsDocument?: (layout: Layout, url: URL) => boolean;
};

/** Loaders return no data: pages read it from the Apollo cache. */
const NO_DATA = null;

type PageRoute = Pick<RouteDefinition, 'path' | 'access' | 'layout'> & { readonly id: RouteId };

const LAYOUTS: readonly Layout[] = ['default', 'none', 'workspace'];

const inLayout = (layout: Layout): readonly PageRoute[] =>
  routes.filter((route: RouteDefinition) => route.layout === layout);

/** The route whose error element replaces a failed page; the layout around it stays. */
export const boundaryId = (locale: Locale, layout: Layout): string => `${locale}.page-${layout}`;

const isOtherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname;

type PageRequest = {
  readonly client: ApolloClient;
  readonly isSignedIn: boolean;
  readonly locale: Locale;
  readonly params: PreloadContext['params'];
  readonly url: URL;
};

/** Fills the cache with the data of the page. */
export function runPreload(preload: Preload, { client, isSignedIn, locale, params, url }: PageRequest): Promise<void> {
  return preload({
    params,
    locale,
    isSignedIn,
    url,
    query: async (document, variables) => {
      const { data } = await markQueryErrors(client.query({ query: document, variables }));
      if (data === undefined) throw new Error('The operation returned no data');
      return data;
    },
  });
}

export function createRoutes({
  callerOf,
  loadedPages = {},
  loadedLayouts = {},
  needsDocument = () => false,
}: RouteDeps): RouteObject[] {
  const toRoute = ({ Page, preload }: PageModule, { id, access, layout }: PageRoute, locale: Locale) => ({
    Component: Page,
    loader: async ({ request, params, context }: LoaderFunctionArgs<Caller>) => {
      const { client, guard, isSignedIn } = callerOf(context);
      const page = { client, isSignedIn, locale, params, url: new URL(request.url) };
      guard(access, page.url);
      if (needsDocument(layout, page.url)) throw redirectDocument(request.url);
      await Promise.all([loadMessages(locale, id), preload && runPreload(preload, page)]);
      return NO_DATA;
    },
  });

  const pageRoute = (route: PageRoute, locale: Locale): RouteObject => {
    const { id, path, access } = route;
    const { staysOnQueryChange } = pageOf[id];
    const place = path === '/' ? { index: true as const } : { path: path.slice(1) };
    const address = {
      id: `${locale}.${id}`,
      ...place,
      handle: { routeId: id, access } satisfies PageHandle,
      ...(staysOnQueryChange && { shouldRevalidate: isOtherPage }),
    };
    const loadedPage = loadedPages[id];
    if (loadedPage) return { ...address, ...toRoute(loadedPage, route, locale) };
    return { ...address, lazy: async () => toRoute(await pageOf[id].module.load(), route, locale) };
  };

  const unknownPath = (locale: Locale): RouteObject => ({
    id: `${locale}.unknown`,
    path: '*',
    loader: () => Promise.reject(notFound()),
    Component: () => null,
  });

  const drawnIn = (layout: Layout): Pick<RouteObject, 'Component' | 'lazy'> => {
    const lazyLayout = lazyLayouts[layout];
    const loaded = loadedLayouts[layout];
    if (loaded) return { Component: loaded.Layout };
    if (lazyLayout) return { lazy: async () => ({ Component: (await lazyLayout.module.load()).Layout }) };
    return { Component: DefaultLayout };
  };

  const layoutRoute = (layout: Layout, locale: Locale): RouteObject => ({
    id: `${locale}.${layout}`,
    ...drawnIn(layout),
    children: [
      {
        id: boundaryId(locale, layout),
        errorElement: <RouteErrorView />,
        children: [
          ...inLayout(layout).map(route => pageRoute(route, locale)),
          ...(layout === 'default' ? [unknownPath(locale)] : []),
        ],
      },
    ],
  });

  return LOCALES.map(locale => ({
    id: locale,
    path: toPath(locale, '/'),
    loader: async () => {
      await loadMessages(locale, null);
      return NO_DATA;
    },
    shouldRevalidate: () => false,
    element: <LocaleRoot locale={locale} />,
    errorElement: <FrameErrorView />,
    children: LAYOUTS.map(layout => layoutRoute(layout, locale)),
  }));
}
