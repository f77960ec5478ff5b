/** What a list says when it has nothing to show. */
import type { ReactNode } from 'react';
import { useText } from '../i18n/useText';
import { Button } from './Button';
import { Scene } from './illustrations/Scene';
import styles from './StateMessage.module.css';

type EmptyProps = {
  readonly title: string;
  /** Where something else to look at follows, which a picture would push out of sight. */
  readonly isBrief?: boolean;
  readonly children?: ReactNode;
};

export const EmptyState = ({ title, isBrief, children }: EmptyProps) => (
  <div className={styles.state}>
    {isBrief ? null : <Scene name="empty" className={styles.picture} />}
    <p className={styles.title}>{title}</p>
    {children}
  </div>
);

type ErrorProps = {
  readonly title?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
};

export function ErrorState({ title, onRetry, isRetrying = false }: ErrorProps) {
  const t = useText();
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{title ?? t('common.loadFailed')}</p>
      {onRetry ? (
        <Button variant="secondary" onClick={isRetrying ? undefined : onRetry} aria-disabled={isRetrying || undefined}>
          {t(isRetrying ? 'common.retrying' : 'common.retry')}
        </Button>
      ) : null}
    </div>
  );
}
