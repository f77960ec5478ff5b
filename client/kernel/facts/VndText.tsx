import { useFormat } from '../format/useFormat';
import { useText } from '../i18n/useText';
import styles from './facts.module.css';

type Props = { readonly vnd: { readonly amount: number } | null };

/** About how much a price is in dong; nothing where no rate is known. */
export function VndText({ vnd }: Props) {
  const t = useText();
  const format = useFormat();
  if (!vnd || vnd.amount === 0) return null;
  // The blank is there for whoever hears, copies or finds the price: to the eye it may stand on a line of its own.
  return (
    <>
      {' '}
      <span className={styles.vnd}>{t('facts.about', { sum: format.roundVnd(vnd.amount) })}</span>
    </>
  );
}
