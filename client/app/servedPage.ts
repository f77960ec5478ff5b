/** The page that the document has brought: its route, and where the files of the build are that its first render needs. */
import type { Locale } from '../../schema/site/locales';
import type { Texts } from '../kernel/i18n/messagePart';
import { moduleAt } from '../kernel/lazy/moduleAt';
import type { PageModule, Preload } from '../kernel/page/preload';
import type { LayoutModule } from './layoutModules';
import { addTexts } from '../kernel/i18n/loadMessages';
import type { ServedPage } from './pageState';
import type { Tree, TreePage } from './routeTree';

async function loadTexts(locale: Locale, texts: ServedPage['texts']): Promise<void> {
  const parts = Object.keys(texts).map(path => ({ path }));
  const modules = await Promise.all(
    Object.values(texts).map(address => moduleAt<Partial<Record<Locale, Texts>>>(address).load()),
  );
  addTexts(
    locale,
    parts,
    modules.map(module => module[locale] ?? {}),
  );
}

/** Fetches what the server has drawn with, so that the first render finds it. */
export async function loadServedPage(
  locale: Locale,
  { texts, route }: ServedPage,
): Promise<Pick<Tree, 'pages' | 'layouts'> & { preload?: Preload | undefined }> {
  const [page, layout] = await Promise.all([
    route && moduleAt<PageModule>(route.file).load(),
    route?.layoutFile ? moduleAt<LayoutModule>(route.layoutFile).load() : null,
    loadTexts(locale, texts),
  ]);
  if (!route || !page) return { pages: [], layouts: {} };
  const own: TreePage = { ...route, code: { loaded: page }, loadTexts: async () => undefined };
  return { preload: page.preload, pages: [own], layouts: layout ? { [route.layout]: { loaded: layout } } : {} };
}
