import { useRef } from 'react';
import { COMPARE_MIN } from '../../../schema/rules/compare.limits';
import { useText } from '../../kernel/i18n/useText';
import { Button, LinkButton } from '../../kernel/ui/Button';
import { focusPageHeading } from '../../kernel/ui/focusPageHeading';
import { Icon } from '../../kernel/ui/Icon';
import { compareAddress } from './compareUrl';
import { useCompareList } from './useCompareList';
import styles from './compare.module.css';

/** Bar at the bottom of the screen while programs are chosen. */
export function CompareTray() {
  const t = useText();
  const { chosen, isFull, remove, clear } = useCompareList();
  const tray = useRef<HTMLElement>(null);
  const isEnough = chosen.length >= COMPARE_MIN;

  const removeOne = (slug: string) => {
    remove(slug);
    // The pressed button goes away, and with the last program the tray.
    if (chosen.length > 1) tray.current?.focus();
    else focusPageHeading();
  };
  const removeAll = () => {
    clear();
    focusPageHeading();
  };

  return (
    <aside ref={tray} tabIndex={-1} className={styles.tray} aria-label={t('compare.trayLabel')}>
      <ul className={styles.trayList}>
        {chosen.map(({ slug, title, institution }) => (
          <li key={slug} className={styles.trayItem}>
            <span className={styles.trayName}>
              <span className={styles.trayTitle}>{title}</span>
              {institution ? <span className={styles.trayPlace}>{institution}</span> : null}
            </span>
            <button
              type="button"
              className={styles.drop}
              onClick={() => removeOne(slug)}
              aria-label={t('compare.removeProgram', { title: institution ? `${title}, ${institution}` : title })}
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
        <Button variant="quiet" size="small" onClick={removeAll}>
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
