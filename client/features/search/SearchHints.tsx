/** Says that all is of related subjects, or which words were left out since nothing has all of them, proposes the corrected text, and counts what the other kinds have and what filters leave out. */
import { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { FilterLink } from './FilterLink';
import { quoted } from './quoted';
import { SEARCH_PATH } from './searchFilters';
import type { SearchResult } from './searchResult';
import { withChange } from './searchUrl';
import type { SearchState } from './useSearchCriteria';
import { UnknownHints } from './UnknownFigures';
import styles from './SearchView.module.css';

const COUNTED = { INSTITUTION: 'institutions', PROGRAM: 'programs', SCHOLARSHIP: 'scholarships' } as const;

type Props = { readonly search: SearchState; readonly result: SearchResult; readonly isRelated: boolean };

export function SearchHints({ search, result, isRelated }: Props) {
  const t = useText();
  const format = useFormat();
  const { kind, criteria } = search;
  const { correctedText, droppedWords, pageInfo, textCounts } = result;
  const others = CATALOGUE_KINDS.flatMap(other => {
    const count = other !== kind && textCounts?.[COUNTED[other]];
    return count ? { other, count } : [];
  });
  const hasDropped = droppedWords.length > 0 && pageInfo.total > 0;

  return (
    <div className={styles.hints} role="status">
      {isRelated ? <p>{t('search.relatedAlone')}</p> : null}
      {hasDropped ? <p>{t('search.wordsDropped', { words: quoted(droppedWords) })}</p> : null}
      {correctedText ? (
        <p>
          {t('search.didYouMean')}{' '}
          <FilterLink search={search} change={wanted => withChange(wanted, { text: correctedText })}>
            {correctedText}
          </FilterLink>
          ?
        </p>
      ) : null}
      {others.map(({ other, count }) => (
        <p key={other}>
          <AppLink to={`${SEARCH_PATH[other]}?${new URLSearchParams({ q: criteria.text })}`}>
            {t(`search.alsoIn.${other}`, { count, shown: format.number(count) })}
          </AppLink>
        </p>
      ))}
      <UnknownHints search={search} facets={result.facets} />
    </div>
  );
}
