/** Renamed entries: a former address leads to the present one. */
import { toPath } from '../../../schema/site/locales';
import type { PreloadContext } from '../../kernel/page/preload';

const FOLDERS = { institution: 'schools', program: 'programs', scholarship: 'scholarships' } as const;

type Address = Pick<PreloadContext, 'params' | 'url' | 'locale'>;

/** Throws what leads there for good, with the query, when the entry was found under an address that it had before. */
export function redirectFormerSlug({ params, url, locale }: Address, kind: keyof typeof FOLDERS, slug: string): void {
  if (slug === params.slug) return;
  const headers = new Headers({ location: toPath(locale, `/${FOLDERS[kind]}/${slug}`) + url.search });
  // Back and forward lead to an address that is in the history: there it is replaced, or Back would lead to it again and again.
  const isInHistory = typeof window !== 'undefined' && window.location.href.split('#', 1)[0] === url.href;
  if (isInHistory) headers.set('x-remix-replace', 'true');
  throw new Response(null, { status: 301, headers });
}
