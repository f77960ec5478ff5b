import { Fragment } from 'react';
import { useText } from '../i18n/useText';
import { AppLink } from '../ui/AppLink';
import { highlight } from './highlight';
import { pathOf, type Group, type Piece, type Suggestion } from './suggestRows';
import styles from './SuggestList.module.css';

type Props = {
  readonly listId: string;
  /** The typed text when a search would keep limits of it: the first row, which searches. */
  readonly search: readonly Piece[];
  readonly groups: readonly Group[];
  /** Index of the selected row. */
  readonly row: number;
  readonly typed: string;
  readonly onChoose: (label: string) => void;
  readonly onSearch: () => void;
};

type FoundProps = { readonly label: string; readonly typed: string; readonly className?: string | undefined };

/** A name with the typed text marked. */
const Found = ({ label, typed, className }: FoundProps) => (
  <span className={className}>
    {highlight(label, typed).map(({ text, isMatch }, piece) => (isMatch ? <mark key={piece}>{text}</mark> : text))}
  </span>
);

/** Suggestions by kind. Each is a link, so that it can be opened in a new tab. */
export function SuggestGroups({ listId, search, groups, row, typed, onChoose, onSearch }: Props) {
  const t = useText();
  const detailOf = ({ detail, destination }: Suggestion) =>
    [detail, destination && t(`destination.${destination}`)].filter(Boolean).join(', ');
  return (
    <div id={listId} role="listbox" aria-label={t('suggest.list')}>
      {search.length > 0 ? (
        <div role="group" aria-labelledby={`${listId}-search`}>
          <p id={`${listId}-search`} className={styles.heading} role="presentation">
            {t('suggest.search')} <span className={styles.leads}>· {t('suggest.lead.search')}</span>
          </p>
          <button
            id={`${listId}-0`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={row === 0}
            className={styles.searchOption}
            onClick={onSearch}
          >
            {search.map(({ text, isLimit }, piece) => (
              <Fragment key={piece}>
                {piece > 0 ? ' ' : ''}
                <span className={isLimit ? styles.limit : undefined}>{text}</span>
              </Fragment>
            ))}
          </button>
        </div>
      ) : null}
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
              <Found label={item.label} typed={typed} />{' '}
              <Found label={detailOf(item)} typed={typed} className={styles.detail} />
            </AppLink>
          ))}
        </div>
      ))}
    </div>
  );
}
