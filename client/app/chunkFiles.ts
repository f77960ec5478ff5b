/** The files of a page that are fetched apart, as the manifest of the build names them: the server's page tells the browser to preload them. */
import type { Locale } from '../../schema/site/locales';
import type { RouteId } from '../../schema/site/routes';
import { messageFile } from '../kernel/i18n/messagePart';
import { pageOf } from './featurePages';
import { partsOf } from './messages/loadMessages';

export const chunkFilesOf = (locale: Locale, routeId: RouteId | null): readonly string[] => [
  ...partsOf(routeId).map(part => messageFile(part, locale)),
  ...(routeId ? [pageOf[routeId].file] : []),
];
