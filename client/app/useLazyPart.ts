/** A part of a page that is fetched with its texts once it is wanted. */
import { useEffect, useState } from 'react';
import type { MessagePart } from '../kernel/i18n/messagePart';
import { useLocale } from '../kernel/i18n/useLocale';
import type { LazyModule } from '../kernel/lazy/lazyModule';
import { loadPartsQuietly } from '../kernel/i18n/loadMessages';

/** Null until both are there, in the language of the page. `texts` is always the same list. */
export function useLazyPart<Module>(
  module: LazyModule<Module>,
  texts: readonly MessagePart[],
  isWanted = true,
): Module | null {
  const locale = useLocale();
  const [part, setPart] = useState<{ readonly module: Module; readonly of: string } | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const load = async () => {
      const [loaded, hasTexts] = await Promise.all([module.loadQuietly(), loadPartsQuietly(locale, texts)]);
      if (loaded && hasTexts && !isGone) setPart({ module: loaded, of: locale });
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [locale, module, texts, isWanted]);
  return part?.of === locale ? part.module : null;
}
