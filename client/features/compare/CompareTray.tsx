import { useId, useRef, useState } from 'react';
import { COMPARE_MIN } from '../../../schema/rules/compare.limits';
import { nameForAction } from '../../kernel/cards/ItemActions';
import { useText } from '../../kernel/i18n/useText';
import { Button, LinkButton } from '../../kernel/ui/Button';
import { focusPageHeading } from '../../kernel/ui/focusPageHeading';
import { classNames } from '../../kernel/ui/classNames';
import { Icon } from '../../kernel/ui/Icon';
import { initialsOf } from '../../kernel/ui/initialsOf';
import tints from '../../kernel/ui/tint.module.css';
import { compareAddress } from './compareUrl';
import { useCompareList } from './useCompareList';
import styles from './compare.module.css';

/** Bar at the bottom of the screen while programs are chosen. On a phone it is one line, which unfolds to the names. */
export function CompareTray() {
  const t = useText();
  const { chosen, isFull, remove, clear } = useCompareList();
  const tray = useRef<HTMLElement>(null);
  const listId = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
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
    <aside ref={tray} data-bottom-bar tabIndex={-1} className={styles.tray} aria-label={t('compare.trayLabel')}>
      <button
        type="button"
        className={styles.traySummary}
        aria-expanded={isUnfolded}
        aria-controls={listId}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        <span className={styles.trayMarks} aria-hidden="true">
          {chosen.map(({ slug, title, institution, destination }) => (
            <span key={slug} className={classNames(styles.mark, destination && tints[destination])}>
              {initialsOf(institution ?? title, 3)}
            </span>
          ))}
        </span>
        <span>{t('compare.chosenShort', { count: chosen.length })}</span>
        <Icon name="chevronDown" />
      </button>
      <ul id={listId} className={classNames(styles.trayList, isUnfolded && styles.isUnfolded)}>
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
              aria-label={t('compare.removeProgram', { title: nameForAction(title, institution) })}
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
        <Button variant="quiet" size="small" className={styles.trayClear} onClick={removeAll}>
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
