import { COMPARE_MIN } from '../../../schema/rules/compare.limits';
import { useText } from '../../kernel/i18n/useText';
import { Button, LinkButton } from '../../kernel/ui/Button';
import { Icon } from '../../kernel/ui/Icon';
import { compareAddress } from './compareUrl';
import { useCompareList } from './useCompareList';
import styles from './compare.module.css';

/** Bar at the bottom of the screen while programs are chosen. */
export function CompareTray() {
  const t = useText();
  const { chosen, isFull, remove, clear } = useCompareList();
  const isEnough = chosen.length >= COMPARE_MIN;
  return (
    <aside className={styles.tray} aria-label={t('compare.trayLabel')}>
      <ul className={styles.trayList}>
        {chosen.map(({ slug, title }) => (
          <li key={slug} className={styles.trayItem}>
            <span className={styles.trayTitle}>{title}</span>
            <button
              type="button"
              className={styles.drop}
              onClick={() => remove(slug)}
              aria-label={t('compare.removeProgram', { title })}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.trayHint} role="status">
        {t(isFull ? 'compare.full' : isEnough ? 'compare.ready' : 'compare.oneMore', { count: chosen.length })}
      </p>
      <div className={styles.trayActions}>
        <Button variant="quiet" size="small" onClick={clear}>
          {t('compare.clear')}
        </Button>
        {isEnough ? (
          <LinkButton to={compareAddress(chosen.map(({ slug }) => slug))} size="small">
            {t('compare.open')}
          </LinkButton>
        ) : null}
      </div>
    </aside>
  );
}
