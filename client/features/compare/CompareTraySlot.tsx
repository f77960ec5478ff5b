/** The place of the tray: its code and its words come with the first program that is chosen. */
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { fromPath, type Locale } from '../../../schema/site/locales';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useCompareList } from './useCompareList';

type Props = {
  /** Resolves once the texts of this room are there. */
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
    // What does not come leaves the page without its tray; the list itself is kept.
    Promise.all([import('./CompareTray'), loadTexts(locale)]).then(
      ([{ CompareTray }]) => setTray({ Tray: CompareTray, locale }),
      () => undefined,
    );
  }, [isWanted, isReady, locale, loadTexts]);
  return isWanted && isReady ? <tray.Tray /> : null;
}
