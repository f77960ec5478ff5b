/** The files of a page that are fetched apart, as the manifest of the build names them: the server's page tells the browser to preload them, and where they are. */
import type { AssetManifest, PageKind } from '../../schema/site/renderContract';
import { routes, type RouteDefinition } from '../../schema/site/routes';
import { messageFile } from '../kernel/i18n/messagePart';
import { ERROR_VIEWS_FILE } from './errors/errorViews';
import { errorMessages } from './errors/messages';
import { pageOf, partsOf } from './featurePages';
import { layoutOf, lazyLayouts } from './layoutModules';
import { SIGNED_IN_TOOLS_FILE } from './layouts/signedInTools';
import { frameLinksOf } from './navigation';
import type { ServedPage } from './pageState';

/** Of the browser: what every page starts with. */
export const ENTRY = 'entry.client.tsx';

export function chunkFilesOf({ locale, routeId, isSignedIn, hasFailed = false }: PageKind): readonly string[] {
  const layout = lazyLayouts[layoutOf(routeId)];
  return [
    ...partsOf(routeId).map(part => messageFile(part, locale)),
    ...(layout ? [layout.file] : []),
    ...(isSignedIn ? [SIGNED_IN_TOOLS_FILE] : []),
    ...(routeId ? [pageOf[routeId].file] : []),
    ...(hasFailed || routeId === null ? [ERROR_VIEWS_FILE, messageFile(errorMessages, locale)] : []),
  ];
}

/** What the browser needs to know of the page; `rest`: addresses of the files that a first navigation needs besides its own. While developing files are called by their names in the source. */
export function servedPageOf(
  manifest: AssetManifest | null,
  { locale, routeId }: PageKind,
  rest: readonly string[] = [],
): ServedPage {
  const addressOf = (file: string): string => `/${manifest?.[file]?.file ?? file}`;
  const texts = Object.fromEntries(partsOf(routeId).map(part => [part.path, addressOf(messageFile(part, locale))]));
  const links = frameLinksOf(locale);
  const route = routes.find(({ id }: RouteDefinition) => id === routeId);
  if (!route) return { links, rest, texts, route: null };
  const { id, path, access, layout } = route;
  const { file, staysOnQueryChange } = pageOf[id];
  const layoutFile = lazyLayouts[layout]?.file;
  return {
    links,
    rest,
    texts,
    route: {
      id,
      path,
      access,
      layout,
      staysOnQueryChange,
      file: addressOf(file),
      layoutFile: layoutFile ? addressOf(layoutFile) : null,
    },
  };
}
