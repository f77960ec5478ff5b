import { type MoneyAmount } from '../format/createFormat';
import { useFormat } from '../format/useFormat';
import { useText } from '../i18n/useText';
import styles from './facts.module.css';

/** A price as a figure: whole, in digits of one width, the code of its currency small beside it. Of what is shown so only tuition can be nothing. */
export function MoneyText({ money }: { readonly money: MoneyAmount }) {
  const t = useText();
  const format = useFormat();
  if (money.amount === 0) return t('facts.noTuition');
  const [before = '', after = ''] = format.money({ ...money, amount: Math.round(money.amount) }).split(money.currency);
  return (
    <span className={styles.money}>
      {before}
      <small>{money.currency}</small>
      {after}
    </span>
  );
}
