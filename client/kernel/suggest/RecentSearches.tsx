import { useText } from '../i18n/useText';
import { Icon } from '../ui/Icon';
import styles from './SuggestList.module.css';

type Props = {
  readonly listId: string;
  readonly recent: readonly string[];
  /** Index of the selected row. */
  readonly row: number;
  readonly onChoose: (text: string) => void;
  readonly onRemove: (text: string) => void;
  readonly onClear: () => void;
};

/** An option must not contain buttons: the buttons that remove are a column beside the list, row by row. */
export function RecentSearches({ listId, recent, row, onChoose, onRemove, onClear }: Props) {
  const t = useText();
  return (
    <>
      <div className={styles.recentHead}>
        <p className={styles.heading}>
          {t('suggest.recent')} <span className={styles.leads}>· {t('suggest.recentKept')}</span>
        </p>
        <button type="button" className={styles.clear} onClick={onClear}>
          {t('suggest.clear')}
        </button>
      </div>
      <div className={styles.recent}>
        <div id={listId} role="listbox" aria-label={t('suggest.recent')}>
          {recent.map((text, place) => (
            <button
              key={text}
              id={`${listId}-${place}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={row === place}
              className={styles.recentOption}
              onClick={() => onChoose(text)}
            >
              <span className={styles.recentText}>{text}</span>
            </button>
          ))}
        </div>
        <div>
          {recent.map(text => (
            // The Delete key on the selected row does the same.
            <button
              key={text}
              type="button"
              tabIndex={-1}
              className={styles.remove}
              aria-label={t('suggest.remove', { text })}
              onClick={() => onRemove(text)}
            >
              <Icon name="close" />
            </button>
          ))}
        </div>
      </div>
    </>
  );
}
