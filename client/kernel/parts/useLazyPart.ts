/** A part of a page that is fetched with its texts once it is wanted. */
import { useEffect, useState } from 'react';
import type { Locale } from '../../../schema/site/locales';
import { loadPartsQuietly } from '../i18n/loadMessages';
import type { MessagePart } from '../i18n/messagePart';
import { useLocale } from '../i18n/useLocale';
import type { LazyModule } from '../lazy/lazyModule';

/** Null when something of it does not come. Made outside of components. */
export type LazyPart<Module> = (locale: Locale) => Promise<Module | null>;

/** The module names its texts itself, so that the page knows nothing of them before. */
export const partOfModule =
  <Module extends { readonly texts: readonly MessagePart[] }>(module: LazyModule<Module>): LazyPart<Module> =>
  async locale => {
    const loaded = await module.loadQuietly();
    return loaded && (await loadPartsQuietly(locale, loaded.texts)) ? loaded : null;
  };

/** Null until it is there, in the language of the page. */
export function useLazyPart<Module>(load: LazyPart<Module>, isWanted = true): Module | null {
  const locale = useLocale();
  const [part, setPart] = useState<{ readonly module: Module; readonly of: string } | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    void load(locale).then(module => module && !isGone && setPart({ module, of: locale }));
    return () => {
      isGone = true;
    };
  }, [locale, load, isWanted]);
  return part?.of === locale ? part.module : null;
}
