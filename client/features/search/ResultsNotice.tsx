/** Says beside the results why they are not those of the last choice, and when they will be. */
import type { Failure } from '../../kernel/graphql/failureOf';
import { useText, type MessageId } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import type { ResultsState } from './useResults';
import styles from './SearchView.module.css';

const MESSAGE = {
  RATE_LIMITED: 'search.tooFast',
  NETWORK: 'search.noNetwork',
  UNAVAILABLE: 'search.unavailable',
  UNAUTHENTICATED: 'search.notLoaded',
  FAILED: 'search.notLoaded',
} as const satisfies Record<Failure['kind'], MessageId>;

type Props = { readonly state: ResultsState; readonly onRetry: () => void };

export function ResultsNotice({ state: { failure, waitSeconds }, onRetry }: Props) {
  const t = useText();
  return (
    <div role="status" className={styles.notice}>
      {failure ? (
        <>
          <p>{t(MESSAGE[failure.kind], { seconds: Math.ceil(waitSeconds ?? 0) })}</p>
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
