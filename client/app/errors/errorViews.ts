/**
 * The views of errors and their texts, which most pages never show. They are fetched before a page that has failed is drawn, on the server and in the browser,
 * so that both draw the same.
 */
import type { Locale } from '../../../schema/site/locales';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { loadParts, loadPartsQuietly } from '../../kernel/i18n/loadMessages';
import { errorMessages } from './messages';
import type * as RouteErrorViewModule from './RouteErrorView';

/** Below `client/`, as the manifest of the build names it. */
export const ERROR_VIEWS_FILE = 'app/errors/RouteErrorView.tsx';

type Views = typeof RouteErrorViewModule;

const views = lazyModule(() => import('./RouteErrorView'));
const loaded = new Map<Locale, Views>();

/** Null until module and texts are there. */
export const errorViews = (locale: Locale): Views | null => loaded.get(locale) ?? null;

/** A view that is to be shown and is gone with its release follows the rule of every chunk: a full load. Rejects without a network. */
export async function loadErrorViews(locale: Locale): Promise<Views> {
  const [module] = await Promise.all([views.load(), loadParts(locale, [errorMessages])]);
  loaded.set(locale, module);
  return module;
}

/** For what is about to fail: the page before it stays until the view is there, or known not to come. */
export async function loadErrorViewsQuietly(locale: Locale): Promise<void> {
  const [module, hasTexts] = await Promise.all([views.loadQuietly(), loadPartsQuietly(locale, [errorMessages])]);
  if (module && hasTexts) loaded.set(locale, module);
}
