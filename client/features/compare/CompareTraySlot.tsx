/** Loads the tray, code and texts, once the first program is chosen. */
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { fromPath, type Locale } from '../../../schema/site/locales';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useCompareList } from './useCompareList';

type Props = {
  /** Resolves once the texts of this feature are loaded. */
  readonly loadTexts: (locale: Locale) => Promise<void>;
};

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
    Promise.all([import('./CompareTray'), loadTexts(locale)]).then(
      ([{ CompareTray }]) => setTray({ Tray: CompareTray, locale }),
      () => undefined,
    );
  }, [isWanted, isReady, locale, loadTexts]);
  return isWanted && isReady ? <tray.Tray /> : null;
}
