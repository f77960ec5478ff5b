/**
 * Names of countries. They come from the tables of whoever draws, and Node's differ from a browser's by a word here and there:
 * the names that the server has used travel with the page, and the browser starts from them.
 */
import { createContext, use } from 'react';
import { useIntl } from 'react-intl';

/** By language and code: `en.PS`. Filled while a page is drawn. */
export type RegionNames = Record<string, string>;

const RegionNamesContext = createContext<RegionNames>({});

export const RegionNamesProvider = RegionNamesContext.Provider;

/** `code` is ISO 3166-1 alpha-2; one that nobody knows is shown as it is. */
export function useRegionName(): (code: string) => string {
  const names = use(RegionNamesContext);
  const { locale, formatDisplayName } = useIntl();
  return code => (names[`${locale}.${code}`] ??= formatDisplayName(code, { type: 'region' }) ?? code);
}
