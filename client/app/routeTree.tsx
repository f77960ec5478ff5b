/** Makes the routes of one language out of pages: in the browser first of the page that was served alone (startPage.tsx), then of all (siteRoutes.ts). */
import type { ApolloClient } from '@apollo/client';
import {
  redirectDocument,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router';
import { toPath, type Locale } from '../../schema/site/locales';
import type { RouteAccess, RouteDefinition, RouteId } from '../../schema/site/routes';
import { lazyModule, type LazyModule } from '../kernel/lazy/lazyModule';
import { notFound, type PageModule } from '../kernel/page/preload';
import { loadErrorViewsQuietly } from './errors/errorViews';
import { FrameErrorView } from './errors/FrameErrorView';
import { RouteErrorPlace } from './errors/RouteErrorPlace';
import type { Guard } from './guard';
import type { Layout, LayoutModule } from './layoutModules';
import { DefaultLayout } from './layouts/DefaultLayout';
import type { FrameLinks } from './layouts/frameLinks';
import { LocaleRoot } from './LocaleRoot';
import { loadParts } from '../kernel/i18n/loadMessages';
import { sharedMessages } from './messages/sharedMessages';

/** What is known about the route of a page. */
export type PageHandle = { readonly routeId: RouteId; readonly access: RouteAccess };

/** Who requests a page, and the client that answers: one for the life of a page in the browser, one for each request on the server. */
export type Caller = {
  readonly client: ApolloClient;
  readonly guard: Guard;
  readonly isSignedIn: boolean;
};

/** What is loaded already is given as it is: the first page of the browser must not wait for its chunk. */
type Loadable<Module> = { readonly loaded: Module } | { readonly module: LazyModule<Module> };

export type TreePage = Pick<RouteDefinition, 'path' | 'access' | 'layout'> & {
  readonly id: RouteId;
  readonly staysOnQueryChange: boolean;
  readonly code: Loadable<PageModule>;
  readonly loadTexts: (locale: Locale) => Promise<void>;
};

export type Visit = {
  /** `context` is the request context of the server's router; the browser ignores it. */
  readonly callerOf: (context: Caller) => Caller;
  /** The address to load in full where the page needs a document of its own; null where it does not. */
  readonly documentFor?: (layout: Layout, url: URL) => string | null;
};

export type Tree = Visit & {
  readonly pages: readonly TreePage[];
  /** Those that are chunks of their own. */
  readonly layouts: Readonly<Partial<Record<Layout, Loadable<LayoutModule>>>>;
  readonly links: FrameLinks;
};

/** The page that a document brings has its data with it. */
const preloading = lazyModule(() => import('./runPreload'));

/** Loaders return no data: pages read it from the Apollo cache. */
const NO_DATA = null;

/** The route whose error element replaces a failed page; the layout around it stays. */
export const boundaryId = (locale: Locale, layout: Layout): string => `${locale}.page-${layout}`;

const isOtherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname;

/** The path as a route names it: no parent has a path of its own, which would match without a page. */
const placeOf = (locale: Locale, path: string): { readonly index: true } | { readonly path: string } => {
  const full = toPath(locale, path);
  return full === '/' ? { index: true } : { path: full.slice(1) };
};

/** What fails keeps the page before it until the view of the error is there. A redirect is a response too, and no failure. */
async function failingWithView<T>(locale: Locale, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Response) || error.status >= 400) await loadErrorViewsQuietly(locale);
    throw error;
  }
}

export function localeTree(
  locale: Locale,
  { callerOf, documentFor = () => null, pages, layouts, links }: Tree,
): RouteObject {
  const drawn = ({ Page, preload }: PageModule, { access, layout, loadTexts }: TreePage) => {
    const load = async ({ request, params, context }: LoaderFunctionArgs<Caller>) => {
      const { client, guard, isSignedIn } = callerOf(context);
      const page = { client, isSignedIn, isOwn: access === 'auth', locale, params, url: new URL(request.url) };
      await guard(access, page.url);
      const ownDocument = documentFor(layout, page.url);
      if (ownDocument !== null) throw redirectDocument(ownDocument);
      await Promise.all([
        loadTexts(locale),
        preload && preloading.load().then(({ runPreload }) => runPreload(preload, page)),
      ]);
      return NO_DATA;
    };
    return {
      Component: Page,
      loader: (args: LoaderFunctionArgs<Caller>) => failingWithView(locale, load(args)),
    };
  };

  const pageRoute = (page: TreePage): RouteObject => {
    const { id, path, access, code } = page;
    const address = {
      id: `${locale}.${id}`,
      ...placeOf(locale, path),
      handle: { routeId: id, access } satisfies PageHandle,
      ...(page.staysOnQueryChange && { shouldRevalidate: isOtherPage }),
    };
    if ('loaded' in code) return { ...address, ...drawn(code.loaded, page) };
    return { ...address, lazy: async () => drawn(await failingWithView(locale, code.module.load()), page) };
  };

  const unknownPath: RouteObject = {
    id: `${locale}.unknown`,
    path: toPath(locale, '/*').slice(1),
    loader: () => failingWithView(locale, Promise.reject(notFound())),
    Component: () => null,
  };

  const drawnIn = (layout: Layout): Pick<RouteObject, 'Component' | 'lazy'> => {
    const code = layouts[layout];
    if (!code) return { Component: DefaultLayout };
    if ('loaded' in code) return { Component: code.loaded.Layout };
    return { lazy: async () => ({ Component: (await failingWithView(locale, code.module.load())).Layout }) };
  };

  const layoutRoute = (layout: Layout): RouteObject => ({
    id: `${locale}.${layout}`,
    ...drawnIn(layout),
    children: [
      {
        id: boundaryId(locale, layout),
        errorElement: <RouteErrorPlace />,
        children: [
          ...pages.filter(page => page.layout === layout).map(pageRoute),
          ...(layout === 'default' ? [unknownPath] : []),
        ],
      },
    ],
  });

  const used = new Set<Layout>(['default', ...pages.map(({ layout }) => layout)]);
  return {
    id: locale,
    loader: async () => {
      await loadParts(locale, [sharedMessages]);
      return NO_DATA;
    },
    shouldRevalidate: () => false,
    element: <LocaleRoot locale={locale} links={links} />,
    errorElement: <FrameErrorView />,
    children: [...used].map(layoutRoute),
  };
}
