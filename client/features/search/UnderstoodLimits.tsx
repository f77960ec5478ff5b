/** What the typed text was understood to say, as chips above the results; a removed limit is plain words again, the subject stays what is looked for. */
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { ChipLink } from '../../kernel/ui/Chip';
import { FilterLink, filterLink } from './FilterLink';
import { takenIn } from './understoodFilters';
import { withWords } from './searchUrl';
import type { UnderstoodLimits_UnderstoodFragment } from './UnderstoodLimits.gql';
import { useFilterLabels } from './useFilterLabels';
import type { SearchState } from './useSearchCriteria';
import styles from './SearchView.module.css';

type Props = {
  readonly search: SearchState;
  readonly understood: readonly UnderstoodLimits_UnderstoodFragment[];
  /** What is looked for, as typed. */
  readonly subjects: readonly string[];
};

export function UnderstoodLimits(masked: MaskedProps<Props>) {
  const { search, understood, subjects } = masked as Props;
  const t = useText();
  const format = useFormat();
  const labels = useFilterLabels();
  if (understood.length === 0) return null;
  const chips = understood.filter(({ kind }) => kind !== 'UNANSWERED');
  const unanswered = understood.flatMap(({ topic }) => topic ?? []);

  const labelOf = ({ text, meant, filter, values: [value, another] }: UnderstoodLimits_UnderstoodFragment) => {
    // A country by its proper name: `mỹ` as `my` is another word.
    if (filter === 'DESTINATION' && value && !another) return labels.ofChoice(filter, value);
    return meant ? `${text} (${meant})` : text;
  };

  return (
    <div className={styles.understood}>
      {chips.length + subjects.length > 0 ? (
        <>
          <p id="understood-label">{t('search.understood')}</p>
          <ul className={styles.chips} aria-labelledby="understood-label">
            {subjects.map(text => (
              <li key={text} className={styles.subject}>
                {text}
              </li>
            ))}
            {chips.map(chip => (
              <li key={chip.id}>
                <ChipLink label={labelOf(chip)} {...filterLink(search, wanted => withWords(wanted, chip.id))} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className={styles.hints}>
        {understood.map(one => {
          const { id, text, lacking: count } = one;
          const change = takenIn(one, search.kind);
          return count ? (
            <p key={id}>
              {t('search.understoodLacking', { count, shown: format.number(count), text })}{' '}
              {change ? (
                <FilterLink search={search} change={change} rel="nofollow">
                  {t('search.includeUnknown')}
                </FilterLink>
              ) : null}
            </p>
          ) : null;
        })}
        {chips.map(({ id, kind, values, text, isApplied }) =>
          isApplied && !(kind === 'ACCEPTED_TEST' && values[1]) ? null : (
            <p key={id}>{t(isApplied ? 'search.otherTest' : 'search.understoodIdle', { text })}</p>
          ),
        )}
        {[...new Set(unanswered)].map(topic => (
          <p key={topic}>{t('search.unanswered', { topic: t(`search.topic.${topic}`) })}</p>
        ))}
      </div>
    </div>
  );
}
