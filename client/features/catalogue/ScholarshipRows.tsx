import { ItemActions } from '../../kernel/cards/ItemActions';
import { AmountText } from '../../kernel/facts/AmountText';
import { SourceLine } from '../../kernel/facts/source/FactSource';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { NationalitiesText } from './NationalitiesText';
import type { ScholarshipRows_ScholarshipFragment } from './ScholarshipRows.gql';
import styles from './rows.module.css';

type Props = {
  readonly scholarships: readonly ScholarshipRows_ScholarshipFragment[];
  /** Where a list is all there is: each can be saved. */
  readonly hasActions?: boolean;
};

/** Scholarships of one institution, a line each: what, for whom, how much, and who says so. */
export function ScholarshipRows(masked: MaskedProps<Props>) {
  const { scholarships, hasActions = false } = masked as Props;
  const t = useText();
  return (
    <ul className={styles.rows}>
      {scholarships.map(({ id, slug, name, eligibleNationalities, eligibleLevels, source, amount }) => (
        <li key={id}>
          <article className={styles.row}>
            <div>
              <h3 className={styles.name}>
                <AppLink to={`/scholarships/${slug}`} className={styles.link}>
                  {name}
                </AppLink>
              </h3>
              <p className={styles.text}>
                {eligibleNationalities ? <NationalitiesText eligible={eligibleNationalities} /> : null}
                {eligibleNationalities && eligibleLevels ? ' · ' : null}
                {(eligibleLevels ?? []).map(level => t(`level.${level}`)).join(', ')}
              </p>
              {hasActions ? <ItemActions kind="SCHOLARSHIP" id={id} slug={slug} name={name} /> : null}
            </div>
            <p className={styles.end}>
              {amount ? (
                <span className={styles.amount}>
                  <AmountText amount={amount} />
                </span>
              ) : null}
              <span className={styles.note}>
                <SourceLine asOf={amount?.asOf ?? null} source={source} />
              </span>
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
