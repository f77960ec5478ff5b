import { MoneyText } from '../../kernel/facts/MoneyText';
import { VndText } from '../../kernel/facts/VndText';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import type { CostSumText_SumFragment } from './CostSumText.gql';
import styles from './cost.module.css';

type Props = { readonly sum: CostSumText_SumFragment };

/** A total in its currency, and about how much that is in dong where a rate is known. */
export function CostSumText(masked: MaskedProps<Props>) {
  const {
    sum: { amount, isAtLeast, vnd },
  } = masked as Props;
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
