import { useFormat } from '../format/useFormat';
import { useText } from '../i18n/useText';
import styles from './facts.module.css';

type Props = { readonly vnd: { readonly amount: number } | null };

/** About how much a price is in dong; nothing where no rate is known. */
export function VndText({ vnd }: Props) {
  const t = useText();
  const format = useFormat();
  return vnd ? <span className={styles.vnd}>{t('facts.about', { sum: format.roundVnd(vnd.amount) })}</span> : null;
}
