import { useMemo } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { useAutoRetry } from '../../kernel/graphql/useAutoRetry';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { useLazyModule } from '../../kernel/lazy/useLazyModule';
import { PageHead } from '../../kernel/seo/PageHead';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { errorViews, loadErrorViews } from './errorViews';

/** Says it in one sentence, with what every page has, and tries again by itself once the network may be back. */
function PlainError() {
  const t = useText();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isLoading = state === 'loading';
  const { retryNow } = useAutoRetry({ error, isLoading, refetch: () => revalidate() });
  return (
    <>
      <PageHead title={t('common.pageFailed')} description={t('common.pageFailed')} isIndexable={false} />
      <ErrorState title={t('common.pageFailed')} onRetry={retryNow} isRetrying={isLoading} />
    </>
  );
}

/** Stands for a page that cannot be shown, while the layout around it stays. */
export function RouteErrorPlace() {
  const locale = useLocale();
  const views = useMemo(
    () => ({
      load: () => loadErrorViews(locale),
      loadQuietly: () => loadErrorViews(locale).catch(() => null),
    }),
    [locale],
  );
  const known = errorViews(locale);
  const { part, hasFailed } = useLazyModule(views, known === null);
  const View = (known ?? part)?.RouteErrorView;
  if (View) return <View />;
  return hasFailed ? <PlainError /> : null;
}
