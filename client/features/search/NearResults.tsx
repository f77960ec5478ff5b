/** Under a few answers: what is near them, how it is related to what was asked, and which limits of the text it does not keep. */
import { Fragment, type ReactNode } from 'react';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { FilterLink } from './FilterLink';
import { quoted } from './quoted';
import { withChange } from './searchUrl';
import type { SearchState } from './useSearchCriteria';
import styles from './SearchView.module.css';

export type NearRelation = 'WITHOUT_LIMITS' | 'BROADER_SUBJECT' | 'SAME_SUBJECT' | 'SAME_PLACE' | 'SIMILAR_NAME';

export type Near = {
  readonly relation: NearRelation;
  readonly text: string;
  readonly without: readonly string[];
  readonly total: number;
  readonly hits: readonly unknown[];
};

type Props = {
  readonly search: SearchState;
  /** Of answers above, which a group does not repeat. */
  readonly answers: number;
  readonly groups: readonly Near[];
  /** Of each group. */
  readonly cards: readonly ReactNode[];
};

export function NearResults({ search, answers, groups, cards }: Props) {
  const t = useText();
  return (
    <section aria-labelledby="near-heading" className={styles.near}>
      <h2 id="near-heading" className={styles.nearTitle}>
        {t('search.near')}
      </h2>
      {groups.map((near, place) => (
        <Fragment key={near.text}>
          <NearLine search={search} near={near} hasMore={near.total > answers + near.hits.length} />
          <ol className={styles.list}>{cards[place]}</ol>
        </Fragment>
      ))}
    </section>
  );
}

type LineProps = Pick<Props, 'search'> & { readonly near: Near; readonly hasMore: boolean };

function NearLine({ search, near: { relation, text, without, total }, hasMore }: LineProps) {
  const t = useText();
  const format = useFormat();
  const limits = quoted(without);
  return (
    <p>
      {relation === 'WITHOUT_LIMITS' || t(`search.near.${relation}`)}{' '}
      {limits && t('search.near.WITHOUT_LIMITS', { limits })}{' '}
      {hasMore ? (
        <FilterLink search={search} change={wanted => withChange(wanted, { text })}>
          {t('search.nearAll', { count: total, shown: format.number(total) })}
        </FilterLink>
      ) : null}
    </p>
  );
}
