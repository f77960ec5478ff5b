/** The route tree: the table of schema/site/routes.ts once under `/` and once under `/en`. */
import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { LOCALES, toPath, type Locale } from '../../schema/site/locales';
import { routes, type RouteId } from '../../schema/site/routes';
import { notFound, type PageModule, type Preload, type PreloadContext } from '../kernel/page/preload';
import { RouteErrorView } from './errors/RouteErrorView';
import { DefaultLayout } from './layouts/DefaultLayout';
import { LocaleRoot } from './LocaleRoot';
import { loadMessages } from './messages/loadMessages';
import { pageModules } from './pageModules';

export type RouteDeps = {
  readonly client: ApolloClient;
  /** Pages that are here already: the browser's first one must not wait for its chunk. */
  readonly loadedPages?: Partial<Record<RouteId, PageModule>>;
  /** What to do when a chunk cannot be fetched; never answers when the browser is about to leave. */
  readonly onModuleLost?: (error: unknown) => Promise<never>;
};

async function rethrow(error: unknown): Promise<never> {
  throw error;
}

/** Stands in for data that is in the cache already. */
const NOTHING = null;

type Asked = { readonly client: ApolloClient; readonly locale: Locale; readonly params: PreloadContext['params']; readonly url: URL };

/** Fills the cache with what the page will read. */
export function runPreload(preload: Preload, { client, locale, params, url }: Asked): Promise<void> {
  return preload({
    params,
    locale,
    url,
    query: async (document, variables) => {
      const { data } = await client.query({ query: document, variables });
      if (data === undefined) throw new Error('The operation was answered without data');
      return data;
    },
  });
}

export function createRoutes({ client, loadedPages = {}, onModuleLost = rethrow }: RouteDeps): RouteObject[] {
  const toRoute = ({ Page, preload }: PageModule, id: RouteId, locale: Locale) => ({
    Component: Page,
    loader: async ({ request, params }: LoaderFunctionArgs) => {
      const asked = { client, locale, params, url: new URL(request.url) };
      await Promise.all([loadMessages(locale, id).catch(onModuleLost), preload && runPreload(preload, asked)]);
      return NOTHING;
    },
  });

  const pageRoute = (id: RouteId, path: string, locale: Locale): RouteObject => {
    const place = path === '/' ? { index: true as const } : { path: path.slice(1) };
    const address = { id: `${locale}.${id}`, ...place, handle: { routeId: id } };
    const loadedPage = loadedPages[id];
    if (loadedPage) return { ...address, ...toRoute(loadedPage, id, locale) };
    return { ...address, lazy: async () => toRoute(await pageModules[id]().catch(onModuleLost), id, locale) };
  };

  const unknownPath = (locale: Locale): RouteObject => ({
    id: `${locale}.unknown`,
    path: '*',
    loader: () => Promise.reject(notFound()),
    Component: () => null,
  });

  return LOCALES.map(locale => ({
    id: locale,
    path: toPath(locale, '/'),
    loader: async () => {
      await loadMessages(locale, null).catch(onModuleLost);
      return NOTHING;
    },
    shouldRevalidate: () => false,
    element: <LocaleRoot locale={locale} />,
    children: [
      {
        id: `${locale}.default`,
        element: <DefaultLayout />,
        children: [
          {
            id: `${locale}.page`,
            errorElement: <RouteErrorView />,
            children: [...routes.map(({ id, path }) => pageRoute(id, path, locale)), unknownPath(locale)],
          },
        ],
      },
    ],
  }));
}
