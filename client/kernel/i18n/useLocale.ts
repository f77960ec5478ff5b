/** The language of the page that is shown, and what depends on nothing else. */
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { DEFAULT_LOCALE, isLocale, toPath, type Locale } from '../../../schema/site/locales';

export function useLocale(): Locale {
  const { locale } = useIntl();
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** Adds the language prefix to an address of ours: `/search-program` becomes `/en/search-program` on an English page. */
export function useAppPath(): (path: string) => string {
  const locale = useLocale();
  return useCallback((path: string) => toPath(locale, path), [locale]);
}

/** Picks the text of the current language out of `{ vi, en }`. */
export function useLocalized(): (text: Readonly<Record<Locale, string>>) => string {
  const locale = useLocale();
  return useCallback(text => text[locale], [locale]);
}
