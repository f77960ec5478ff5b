/** The routes of the whole site: the table of schema/site/routes.ts once under `/` and once under `/en`. */
import type { RouteObject } from 'react-router';
import { LOCALES } from '../../schema/site/locales';
import { routes } from '../../schema/site/routes';
import { pageOf, partsOf } from './featurePages';
import { lazyLayouts } from './layoutModules';
import { loadParts } from '../kernel/i18n/loadMessages';
import { frameLinksOf } from './navigation';
import { localeTree, type TreePage, type Visit } from './routeTree';

const pages: readonly TreePage[] = routes.map(({ id, path, access, layout }) => ({
  id,
  path,
  access,
  layout,
  staysOnQueryChange: pageOf[id].staysOnQueryChange,
  code: pageOf[id],
  loadTexts: locale => loadParts(locale, partsOf(id)),
}));

export const siteRoutes = (visit: Visit): RouteObject[] =>
  LOCALES.map(locale => localeTree(locale, { ...visit, pages, layouts: lazyLayouts, links: frameLinksOf(locale) }));
