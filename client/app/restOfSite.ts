/**
 * Everything beyond the page that was served. Its routes come with the first sign that somebody goes on, or with the navigation itself (the router's lazy route
 * discovery): until then the page knows the address of no other.
 */
import type { ApolloClient } from '@apollo/client';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import type { Locale } from '../../schema/site/locales';
import type { PageViewer } from '../../schema/site/renderContract';
import { prepareNotices } from '../kernel/feedback/useNotice';
import { prepareRequests } from '../kernel/graphql/requestLink';
import { lazyModule } from '../kernel/lazy/lazyModule';
import { loadErrorViewsQuietly } from './errors/errorViews';
import type { Guard } from './guard';
import type { Visit } from './routeTree';
import type * as WholeSiteModule from './wholeSite';
import type { WholeSite } from './wholeSite';

type Opening = Visit & {
  readonly client: ApolloClient;
  readonly viewer: PageViewer | null;
  readonly locale: Locale;
  /** Addresses of its files. */
  readonly files: readonly string[];
};

type RestOfSite = {
  readonly guard: Guard;
  readonly discover: PatchRoutesOnNavigationFunction;
};

/** Below `client/`, as the manifest of the build names it. */
export const WHOLE_SITE_FILE = 'app/wholeSite.ts';

const wholeSite = lazyModule(() => import('./wholeSite'));

/** What a hand does before it presses a link. */
const SIGNS = ['pointermove', 'touchstart', 'focusin'] as const;
/** Where a pointer only rests, browsers make up a move whenever something new lies under it. */
const isMadeUp = (sign: Event): boolean => sign instanceof MouseEvent && !sign.movementX && !sign.movementY;

/** Routes that are there already stay as they are. */
function add(
  patch: (parent: string | null, routes: RouteObject[]) => void,
  parent: string | null,
  routes: RouteObject[],
): void {
  patch(parent, routes);
  for (const { id, children } of routes) if (id && children) add(patch, id, children);
}

/** From now on the first sign fetches what a press needs: to navigate, to ask the server, and to say what has failed. */
export function restOfSite({ locale, files, ...opening }: Opening): RestOfSite {
  let site: WholeSite | null = null;
  let isKnown = false;
  let isAsked = false;
  /** All files at once: each import would otherwise be found one answer after the other. */
  const ask = () => {
    if (!isAsked)
      for (const href of files)
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    isAsked = true;
    return wholeSite;
  };
  const openWith = (module: typeof WholeSiteModule): WholeSite => (site ??= module.openSite(opening));

  let latest: Event | null = null;
  const stop = () => SIGNS.forEach(sign => document.removeEventListener(sign, note));
  const begin = async () => {
    const module = await ask().loadQuietly();
    const sign = latest;
    latest = null;
    // What did not come is tried again with the next sign.
    if (!module || !sign) return;
    stop();
    openWith(module).prefetchFrom(sign);
  };
  function note(sign: Event): void {
    if (isMadeUp(sign)) return;
    prepareRequests();
    void prepareNotices();
    if (!latest) void begin();
    latest = sign;
  }
  for (const sign of SIGNS) document.addEventListener(sign, note, { passive: true });

  return {
    guard: async (access, url) => {
      if (access !== 'public') await openWith(await ask().load()).guard(access, url);
    },
    // Also called for pages whose address has parameters: another route could fit it better.
    discover: async ({ patch, signal }) => {
      if (isKnown) return;
      try {
        const { routes } = openWith(await ask().load());
        if (signal.aborted) return;
        add(patch, null, routes);
        isKnown = true;
      } catch (error) {
        await loadErrorViewsQuietly(locale);
        throw error;
      }
    },
  };
}
