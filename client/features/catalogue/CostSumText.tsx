import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import type { CostSum_SumFragment } from './ProgramCost.gql';
import styles from './catalogue.module.css';

/** A total in its currency, and about how much that is in dong where a rate is known. */
export function CostSumText({ sum: { amount, isAtLeast, vnd } }: { readonly sum: CostSum_SumFragment }) {
  const t = useText();
  const format = useFormat();
  const sum = format.money(amount);
  return (
    <>
      {isAtLeast ? t('catalogue.atLeast', { sum }) : sum}
      {vnd ? <span className={styles.vnd}> {t('catalogue.about', { sum: format.roundVnd(vnd.amount) })}</span> : null}
    </>
  );
}
