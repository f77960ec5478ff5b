import { useFormat } from '../format/useFormat';
import type { MaskedProps } from '../graphql/masked';
import { useText } from '../i18n/useText';
import type { AmountText_AmountFragment } from './AmountText.gql';

type Props = { readonly amount: AmountText_AmountFragment };

/** What a scholarship pays, as text and, where published, in figures: `300 EUR a month`, `Part of tuition: 25% – 50%`. */
export function AmountText(masked: MaskedProps<Props>) {
  const { amount } = masked as Props;
  const t = useText();
  const format = useFormat();

  /** Equal bounds are written once; a single bound says which one it is. */
  function bounds<T>(low: T | null, high: T | null, write: (value: T) => string): string | null {
    if (low !== null && high !== null) return [...new Set([write(low), write(high)])].join(' – ');
    if (low !== null) return t('facts.amountFrom', { value: write(low) });
    return high === null ? null : t('facts.amountUpTo', { value: write(high) });
  }

  const sum = bounds(amount.minimum, amount.maximum, format.money);
  const figures =
    sum && amount.period
      ? t(`amountPeriod.${amount.period}`, { sum })
      : (sum ?? bounds(amount.minimumPercent, amount.maximumPercent, format.percent));
  if (amount.tiers.length > 0) {
    const tiers = amount.tiers.map(({ sum: money, percent, span }) =>
      money
        ? t(`facts.tierSum.${span}`, { sum: format.money(money) })
        : t(`facts.tierPercent.${span}`, { percent: format.percent(percent ?? 0) }),
    );
    return <>{t('facts.tiers', { tiers: tiers.join(' · ') })}</>;
  }
  const kind = t(`amountKind.${amount.kind}`);
  const withFigures = amount.kind === 'FIXED_SUM' ? figures : `${kind}: ${figures}`;
  return <>{figures ? withFigures : kind}</>;
}
