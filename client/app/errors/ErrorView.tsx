import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { Button, LinkButton } from '../../kernel/ui/Button';
import { Scene } from '../../kernel/ui/illustrations/Scene';
import { errorText } from './errorText';
import styles from './errors.module.css';

type Props = {
  /** Null when the site could not be reached. */
  readonly statusCode: number | null;
  /** Untrusted text. */
  readonly detail?: string | null;
  readonly onRetry?: () => void;
};

/** For every error but 404. It never shows a stack. */
export function ErrorView({ statusCode, detail = null, onRetry }: Props) {
  const t = useText();
  const { title, body } = errorText(statusCode);
  return (
    <div className={styles.error}>
      <PageHead title={t(title)} description={t('error.description')} isIndexable={false} />
      <Scene name="storm" className={styles.picture} />
      <div className={styles.text}>
        {statusCode === null ? null : (
          <p className={styles.status}>{t('error.status', { statusCode: String(statusCode) })}</p>
        )}
        <h1>{t(title)}</h1>
        <p>{t(body)}</p>
        {detail === null ? null : <p className={styles.detail}>{t('error.detail', { detail })}</p>}
        <div className={styles.actions}>
          {onRetry ? <Button onClick={onRetry}>{t('error.retry')}</Button> : null}
          <LinkButton to="/" variant={onRetry ? 'secondary' : 'primary'}>
            {t('error.toHome')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
