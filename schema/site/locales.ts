/** The two languages and how an address tells them apart: Vietnamese has no prefix, English has /en. */
export const LOCALES = ['vi', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'vi';

/** Cookie in which a person's choice of language is kept: 365 days, path /, SameSite=Lax. */
export const LOCALE_COOKIE = 'locale';
export const LOCALE_COOKIE_DAYS = 365;

export const isLocale = (value: unknown): value is Locale => LOCALES.some(locale => locale === value);

/** Two slashes in front would name another host. */
const withOneSlash = (path: string) => path.replace(/^[/\\]+/, '/');

/** `/search` in Vietnamese, `/en/search` in English; `path` starts with a slash and may carry a query. */
export function toPath(locale: Locale, path: string): string {
  const safe = withOneSlash(path);
  if (locale === DEFAULT_LOCALE) return safe;
  const [, bare = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(safe) ?? [];
  return bare === '/' ? `/${locale}${rest}` : `/${locale}${bare}${rest}`;
}

/** Splits an address into its language and the path below it: `/en/search?q=1` -> en, `/search?q=1`. */
export function fromPath(path: string): { locale: Locale; path: string } {
  const match = /^\/en(?=$|[/?#])/.exec(path);
  if (!match) return { locale: DEFAULT_LOCALE, path: withOneSlash(path) };
  return { locale: 'en', path: withOneSlash(`/${path.slice(match[0].length)}`) };
}
