import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { useLazyModule } from '../../kernel/lazy/useLazyModule';
import { PageHead } from '../../kernel/seo/PageHead';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { errorViews, loadErrorViews } from './errorViews';

/** Stands for a page that cannot be shown, while the layout around it stays. Where the view itself cannot be fetched it says so in one sentence. */
export function RouteErrorPlace() {
  const t = useText();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const views = useMemo(
    () => ({
      load: () => loadErrorViews(locale),
      loadQuietly: () => loadErrorViews(locale).catch(() => null),
    }),
    [locale],
  );
  const known = errorViews(locale);
  const { part, hasFailed, retry } = useLazyModule(views, known === null);
  const View = (known ?? part)?.RouteErrorView;
  if (View) return <View />;
  if (!hasFailed) return null;
  const onRetry = () => {
    retry();
    void revalidate();
  };
  return (
    <>
      <PageHead title={t('common.pageFailed')} description={t('common.pageFailed')} isIndexable={false} />
      <ErrorState title={t('common.pageFailed')} onRetry={onRetry} />
    </>
  );
}
