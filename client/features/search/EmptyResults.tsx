import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { EmptyState } from '../../kernel/ui/StateMessage';
import type { SearchResult } from './SearchView';
import { countFilters, withChange, withoutFilter, withoutFilters } from './searchUrl';
import { useFilterLabels } from './useFilterLabels';
import type { SearchState } from './useSearchCriteria';
import styles from './SearchView.module.css';

type Props = { readonly search: SearchState; readonly droppableFilters: SearchResult['droppableFilters'] };

/** Names the filters whose removal alone would bring results. */
export function EmptyResults({ search, droppableFilters }: Props) {
  const t = useText();
  const labels = useFilterLabels();
  const { criteria, toAddress } = search;

  return (
    <EmptyState title={t('search.nothingFound')}>
      {droppableFilters.length > 0 ? (
        <>
          <p>{t('search.dropOne')}</p>
          <ul className={styles.proposals}>
            {droppableFilters.map(({ name, count }) => (
              <li key={name}>
                <AppLink to={toAddress(withoutFilter(criteria, name))}>
                  {t('search.dropFilter', { filter: labels.ofFilter(name), count })}
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('search.tryOtherWords')}</p>
      )}
      {criteria.text ? (
        <AppLink to={toAddress(withChange(criteria, { text: '' }))}>
          {t('search.dropText', { text: criteria.text })}
        </AppLink>
      ) : null}
      {countFilters(criteria) > 0 ? (
        <AppLink to={toAddress(withoutFilters(criteria))}>{t('search.clearAll')}</AppLink>
      ) : null}
    </EmptyState>
  );
}
