/** Loads the tray, code and texts, once the first program is chosen. */
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { fromPath, type Locale } from '../../../schema/site/locales';
import { useLocale } from '../../kernel/i18n/useLocale';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useCompareList } from './useCompareList';

type Props = {
  /** Resolves with whether the texts of this feature are loaded. */
  readonly loadTexts: (locale: Locale) => Promise<boolean>;
};

const compareTray = lazyModule(() => import('./CompareTray'));

export function CompareTraySlot({ loadTexts }: Props) {
  const locale = useLocale();
  const { chosen } = useCompareList();
  const { path } = fromPath(useLocation().pathname);
  const [tray, setTray] = useState<{ readonly Tray: ComponentType; readonly locale: string } | null>(null);
  const isWanted = chosen.length > 0 && path !== '/compare';
  const isReady = tray?.locale === locale;
  useEffect(() => {
    if (!isWanted || isReady) return;
    // Without the tray the page still works, and the list is stored on the device.
    void Promise.all([compareTray.loadQuietly(), loadTexts(locale)]).then(
      ([module, hasTexts]) => module && hasTexts && setTray({ Tray: module.CompareTray, locale }),
    );
  }, [isWanted, isReady, locale, loadTexts]);
  return isWanted && isReady ? <tray.Tray /> : null;
}
