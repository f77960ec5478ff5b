import { MoneyText } from '../../kernel/facts/MoneyText';
import { VndText } from '../../kernel/facts/VndText';
import type { MoneyAmount } from '../../kernel/format/createFormat';
import styles from './compare.module.css';

type Props = { readonly money: MoneyAmount; readonly vnd: { readonly amount: number } | null };

/** A sum, and below it about how much that is in dong. */
export const ComparedMoney = ({ money, vnd }: Props) => (
  <span className={styles.sum}>
    <MoneyText money={money} />
    <VndText vnd={vnd} />
  </span>
);
