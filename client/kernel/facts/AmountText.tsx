import type { Locale } from '../../../schema/site/locales';
import { useFormat } from '../format/useFormat';
import { useLocalized } from '../i18n/useLocale';
import { useText } from '../i18n/useText';
import styles from './facts.module.css';

type Money = { readonly amount: number; readonly currency: string };
export type Amount = {
  readonly kind: 'FULL_COST' | 'FULL_TUITION' | 'PARTIAL_TUITION' | 'FIXED_SUM' | 'VARIES';
  readonly minimum: Money | null;
  readonly maximum: Money | null;
  readonly minimumPercent: number | null;
  readonly maximumPercent: number | null;
  readonly note: Readonly<Record<Locale, string>> | null;
};

/** `15.000 AUD`, `25–50 %`: bounds that are equal or alone are written once. */
function bounds<T>(low: T | null, high: T | null, write: (value: T) => string): string | null {
  const written = [low, high].filter(value => value !== null).map(write);
  return written.length === 0 ? null : [...new Set(written)].join(' – ');
}

/** What a scholarship pays, in words and, where they are published, in figures; its note tells whether that is a month's or the whole. */
export function AmountText({ amount }: { readonly amount: Amount }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const figures = bounds(amount.minimum, amount.maximum, format.money) ?? bounds(amount.minimumPercent, amount.maximumPercent, format.percent);
  const kind = t(`amountKind.${amount.kind}`);
  const withFigures = amount.kind === 'FIXED_SUM' ? figures : `${kind}: ${figures}`;
  return (
    <>
      {figures ? withFigures : kind}
      {amount.note ? <span className={styles.note}>{localized(amount.note)}</span> : null}
    </>
  );
}
