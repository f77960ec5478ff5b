import { type MoneyAmount } from '../format/createFormat';
import { useFormat } from '../format/useFormat';
import styles from './facts.module.css';

/** A sum as a figure: the amount in digits of one width, the code of its currency small beside it. */
export function MoneyText({ money }: { readonly money: MoneyAmount }) {
  const [before = '', after = ''] = useFormat().money(money).split(money.currency);
  return (
    <span className={styles.money}>
      {before}
      <small>{money.currency}</small>
      {after}
    </span>
  );
}
