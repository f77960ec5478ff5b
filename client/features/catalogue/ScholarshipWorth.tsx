import { AmountText } from '../../kernel/facts/AmountText';
import { FactSource } from '../../kernel/facts/source/FactSource';
import { tuitionShares } from '../../kernel/facts/tuitionShares';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import type { ScholarshipWorth_ScholarshipFragment } from './ScholarshipWorth.gql';
import styles from './catalogue.module.css';

type Amount = NonNullable<ScholarshipWorth_ScholarshipFragment['amount']>;

/** A share of tuition is one figure with its unit; whatever else it is worth is said in words. */
function Figure({ amount }: { readonly amount: Amount }) {
  const t = useText();
  const format = useFormat();
  const shares = tuitionShares(amount);
  if (amount.tiers.length > 0)
    return (
      <p className={styles.strong}>
        <AmountText amount={amount} />
      </p>
    );
  return (
    <p className={styles.hero}>
      {shares ? (
        <>
          {[...new Set(shares)].map(format.percent).join(' – ')}{' '}
          <span className={styles.unit}>{t('catalogue.ofTuition')}</span>
        </>
      ) : (
        <AmountText amount={amount} />
      )}
    </p>
  );
}

type Props = { readonly scholarship: ScholarshipWorth_ScholarshipFragment };

export function ScholarshipWorth(masked: MaskedProps<Props>) {
  const {
    scholarship: { amount, summary },
  } = masked as Props;
  const t = useText();
  const localized = useLocalized();
  if (!amount && !summary) return null;
  return (
    <div className={styles.panel}>
      {amount ? (
        <div>
          <p className={styles.label}>{t('cards.amount')}</p>
          <Figure amount={amount} />
          <FactSource fact={amount} label={t('cards.amount')} />
        </div>
      ) : null}
      {summary ? <p className={styles.readable}>{localized(summary)}</p> : null}
      {amount?.note ? <p className={styles.small}>{localized(amount.note)}</p> : null}
    </div>
  );
}
