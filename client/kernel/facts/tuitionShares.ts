import type { Masked } from '../graphql/masked';
import type { TuitionShares_AmountFragment } from './TuitionShares.gql';

/** The shares of tuition that a scholarship takes off, least and most; null where its source gives none, or several of different kinds. */
export function tuitionShares(masked: Masked<TuitionShares_AmountFragment> | null): readonly [number, number] | null {
  const amount = masked as TuitionShares_AmountFragment | null;
  if (amount?.kind !== 'PARTIAL_TUITION' || amount.tiers.length > 0) return null;
  const { minimumPercent: least, maximumPercent: most } = amount;
  return least === null || most === null ? null : [least, most];
}
