import { useText } from '../i18n/useText';
import { AppLink } from '../ui/AppLink';
import { highlight } from './highlight';
import { pathOf, type Group } from './suggestRows';
import styles from './SuggestList.module.css';

type Props = {
  readonly listId: string;
  readonly groups: readonly Group[];
  /** Number of the chosen row. */
  readonly row: number;
  readonly typed: string;
  readonly onChoose: (label: string) => void;
};

/** Suggestions by kind. Each is a link, so that it opens in another tab as any link does. */
export function SuggestGroups({ listId, groups, row, typed, onChoose }: Props) {
  const t = useText();
  return (
    <div id={listId} role="listbox" aria-label={t('suggest.list')}>
      {groups.map(({ kind, first, items }) => (
        <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
          <p id={`${listId}-${kind}`} className={styles.heading} role="presentation">
            {t(`kind.${kind}`)} <span className={styles.leads}>· {t(`suggest.lead.${kind}`)}</span>
          </p>
          {items.map((item, place) => (
            <AppLink
              key={item.slug}
              id={`${listId}-${first + place}`}
              to={pathOf(item)}
              role="option"
              tabIndex={-1}
              aria-selected={row === first + place}
              className={styles.option}
              onClick={() => onChoose(item.label)}
            >
              <span className={styles.label}>
                {highlight(item.label, typed).map(({ text, isMatch }, piece) => (isMatch ? <mark key={piece}>{text}</mark> : text))}
              </span>{' '}
              <span className={styles.detail}>{[item.detail, item.destination && t(`destination.${item.destination}`)].filter(Boolean).join(', ')}</span>
            </AppLink>
          ))}
        </div>
      ))}
    </div>
  );
}
