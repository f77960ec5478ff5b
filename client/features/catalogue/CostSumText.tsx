import { MoneyText } from '../../kernel/facts/MoneyText';
import { VndText } from '../../kernel/facts/VndText';
import { useText } from '../../kernel/i18n/useText';
import type { CostSum_SumFragment } from './ProgramCost.gql';
import styles from './cost.module.css';

/** A total in its currency, and about how much that is in dong where a rate is known. */
export function CostSumText({ sum: { amount, isAtLeast, vnd } }: { readonly sum: CostSum_SumFragment }) {
  const t = useText();
  return (
    <>
      {isAtLeast ? <span className={styles.small}>{t('catalogue.atLeastBefore')} </span> : null}
      <MoneyText money={amount} />
      {vnd ? (
        <span className={styles.vnd}>
          <VndText vnd={vnd} />
        </span>
      ) : null}
    </>
  );
}
