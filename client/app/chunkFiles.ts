/** The files of a page that are fetched apart, as the manifest of the build names them: the server's page tells the browser to preload them. */
import type { PageKind } from '../../schema/site/renderContract';
import { messageFile } from '../kernel/i18n/messagePart';
import { pageOf } from './featurePages';
import { layoutOf, lazyLayouts } from './layoutModules';
import { SIGNED_IN_TOOLS_FILE } from './layouts/signedInTools';
import { partsOf } from './messages/loadMessages';

/** Of the browser: what every page starts with. */
export const ENTRY = 'entry.client.tsx';

export function chunkFilesOf({ locale, routeId, isSignedIn }: PageKind): readonly string[] {
  const layout = lazyLayouts[layoutOf(routeId)];
  return [
    ...partsOf(routeId).map(part => messageFile(part, locale)),
    ...(layout ? [layout.file] : []),
    ...(isSignedIn ? [SIGNED_IN_TOOLS_FILE] : []),
    ...(routeId ? [pageOf[routeId].file] : []),
  ];
}
