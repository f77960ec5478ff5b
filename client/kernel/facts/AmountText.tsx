import type { Locale } from '../../../schema/site/locales';
import type { ScholarshipAmountKind, ScholarshipAmountPeriod } from '../../generated/types';
import { useFormat } from '../format/useFormat';
import { useLocalized } from '../i18n/useLocale';
import { useText } from '../i18n/useText';
import styles from './facts.module.css';

type Money = { readonly amount: number; readonly currency: string };
export type Amount = {
  readonly kind: ScholarshipAmountKind;
  readonly minimum: Money | null;
  readonly maximum: Money | null;
  readonly period: ScholarshipAmountPeriod | null;
  readonly minimumPercent: number | null;
  readonly maximumPercent: number | null;
  readonly note: Readonly<Record<Locale, string>> | null;
};

/** What a scholarship pays, in words and, where they are published, in figures: `300 EUR a month`, `Part of tuition: 25% – 50%`. */
export function AmountText({ amount }: { readonly amount: Amount }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();

  /** Bounds that are equal are written once; one that stands alone says which it is. */
  function bounds<T>(low: T | null, high: T | null, write: (value: T) => string): string | null {
    if (low !== null && high !== null) return [...new Set([write(low), write(high)])].join(' – ');
    if (low !== null) return t('facts.amountFrom', { value: write(low) });
    return high === null ? null : t('facts.amountUpTo', { value: write(high) });
  }

  const sum = bounds(amount.minimum, amount.maximum, format.money);
  const figures = sum && amount.period ? t(`amountPeriod.${amount.period}`, { sum }) : (sum ?? bounds(amount.minimumPercent, amount.maximumPercent, format.percent));
  const kind = t(`amountKind.${amount.kind}`);
  const withFigures = amount.kind === 'FIXED_SUM' ? figures : `${kind}: ${figures}`;
  return (
    <>
      {figures ? withFigures : kind}
      {amount.note ? <span className={styles.note}>{localized(amount.note)}</span> : null}
    </>
  );
}
