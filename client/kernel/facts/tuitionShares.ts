type Amount = {
  readonly kind: string;
  readonly minimumPercent: number | null;
  readonly maximumPercent: number | null;
  readonly tiers: readonly unknown[];
};

/** The shares of tuition that a scholarship takes off, least and most; null where its source gives none, or several of different kinds. */
export function tuitionShares(amount: Amount | null): readonly [number, number] | null {
  if (amount?.kind !== 'PARTIAL_TUITION' || amount.tiers.length > 0) return null;
  const { minimumPercent: least, maximumPercent: most } = amount;
  return least === null || most === null ? null : [least, most];
}
