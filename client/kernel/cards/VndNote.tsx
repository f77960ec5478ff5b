import { useFormat } from '../format/useFormat';
import { useText } from '../i18n/useText';
import type { InDong } from './pricesIn';

type Props = { readonly prices: readonly InDong[] };

/** By which rates the amounts in dong of a page were worked out, and of which day the oldest is; nothing where there are none. */
export function VndNote({ prices }: Props) {
  const t = useText();
  const format = useFormat();
  if (prices.length === 0) return null;
  const rates = new Map(prices.map(({ currency, vnd }) => [currency, vnd.rate]));
  const listed = [...rates]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, rate]) => t('cards.vndRate', { currency, rate: format.number(Math.round(rate)) }));
  const [oldest = ''] = prices.map(({ vnd }) => vnd.asOf).sort();
  const isStale = prices.some(({ vnd }) => vnd.isStale);
  return (
    <p>
      {t('cards.vndNote', { rates: listed.join(', '), day: format.day(oldest) })}
      {isStale ? ` ${t('cards.vndStale')}` : null}
    </p>
  );
}
