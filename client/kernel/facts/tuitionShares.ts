import type { FieldsOf } from '../graphql/masked';
import type { TuitionShares_AmountFragment } from './TuitionShares.gql';

/** The shares of tuition that a scholarship takes off, least and most; null where its source gives none, or several of different kinds. */
export function tuitionShares(amount: FieldsOf<TuitionShares_AmountFragment> | null): readonly [number, number] | null {
  if (amount?.kind !== 'PARTIAL_TUITION' || amount.tiers.length > 0) return null;
  const { minimumPercent: least, maximumPercent: most } = amount;
  return least === null || most === null ? null : [least, most];
}
