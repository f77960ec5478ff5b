/** Under a few answers: what is near them, how it is related to what was asked, and which limits of the text it does not keep. */
import type { ReactNode } from 'react';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { FilterLink } from './FilterLink';
import { withChange } from './searchUrl';
import type { UnderstoodLimits_UnderstoodFragment } from './UnderstoodLimits.gql';
import type { SearchState } from './useSearchCriteria';
import styles from './SearchView.module.css';

export type NearRelation = 'WITHOUT_LIMITS' | 'BROADER_SUBJECT' | 'SAME_SUBJECT' | 'SAME_PLACE' | 'SIMILAR_NAME';

type Props = {
  readonly search: SearchState;
  readonly near: { readonly relation: NearRelation; readonly text: string; readonly total: number };
  readonly understood: readonly UnderstoodLimits_UnderstoodFragment[];
  /** The cards. */
  readonly children: ReactNode;
};

export function NearResults({ search, near: { relation, text, total }, understood, children }: Props) {
  const t = useText();
  const format = useFormat();
  const limits = understood
    .flatMap(({ isApplied, text: said }) => (isApplied && !` ${text} `.includes(` ${said} `) ? `“${said}”` : []))
    .join(', ');
  return (
    <section aria-labelledby="near-heading" className={styles.near}>
      <h2 id="near-heading" className={styles.nearTitle}>
        {t('search.near', { text: search.criteria.text })}
      </h2>
      <p>
        {relation === 'WITHOUT_LIMITS' || t(`search.near.${relation}`)}{' '}
        {limits && t('search.near.WITHOUT_LIMITS', { limits })}{' '}
        <FilterLink search={search} change={wanted => withChange(wanted, { text })}>
          {t('search.nearAll', { count: total, shown: format.number(total) })}
        </FilterLink>
      </p>
      <ol className={styles.list}>{children}</ol>
    </section>
  );
}
