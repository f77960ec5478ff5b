import { matchPath } from 'react-router';
import type { routes } from '../../../schema/site/routes';
import { fromPath } from '../../../schema/site/locales';
import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { LinkButton } from '../../kernel/ui/Button';
import { Scene } from '../../kernel/ui/illustrations/Scene';
import styles from './errors.module.css';

type Props = {
  /** The unknown path; left out on the error page itself. */
  readonly path?: string;
  /** Untrusted text. */
  readonly detail?: string | null;
};

/** Written here once more, so that the view of an error does not bring the whole table: another path of the route does not compile. */
const SCHOLARSHIP: Extract<(typeof routes)[number], { id: 'scholarship' }>['path'] = '/scholarships/:slug';

export function NotFoundView({ path, detail = null }: Props) {
  const t = useText();
  return (
    <div className={styles.error}>
      <PageHead title={t('error.notFoundTitle')} description={t('error.description')} isIndexable={false} />
      <Scene name="lost" className={styles.picture} />
      <div className={styles.text}>
        <p className={styles.status}>{t('error.status', { statusCode: '404' })}</p>
        <h1>{t('error.notFoundTitle')}</h1>
        {path === undefined ? null : <p className={styles.detail}>{t('error.notFoundPath', { path })}</p>}
        {path !== undefined && matchPath(SCHOLARSHIP, fromPath(path).path) ? (
          <p className={styles.sentence}>{t('error.notFoundScholarship')}</p>
        ) : null}
        <p>{t('error.notFoundBody')}</p>
        {detail === null ? null : <p className={styles.detail}>{t('error.detail', { detail })}</p>}
        <div className={styles.actions}>
          <LinkButton to="/search-program">{t('error.toSearch')}</LinkButton>
          <LinkButton to="/" variant="secondary">
            {t('error.toHome')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
