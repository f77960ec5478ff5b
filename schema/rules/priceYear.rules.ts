/** Which prices may be compared: prices rise from year to year, so an old one looks low. One rule wherever something is called the lowest. */

export type DatedPrice = {
  /** The year in which the academic year of the price begins, where its edition does not tell it. */
  readonly academicYear?: number | null | undefined;
  /** Edition of the register or date of the page: `2022`, `2022-10` or `2022-10-04`. */
  readonly asOf?: string | null | undefined;
};

/** So many years a price may be older than the newest one beside it, whatever their sources. */
export const PRICE_YEARS_APART = 1;

/** Null when the source tells neither its year nor its date. */
export const priceYearOf = ({ academicYear, asOf }: DatedPrice): number | null =>
  academicYear ?? (asOf ? Number(asOf.slice(0, 4)) : null);

/** Those of which one may be called the lowest. A price of unknown year never takes part. */
export function comparablePrices<P>(prices: readonly P[], datesOf: (price: P) => DatedPrice): readonly P[] {
  const dated = prices.flatMap(price => {
    const year = priceYearOf(datesOf(price));
    return year === null ? [] : [{ price, year }];
  });
  const oldest = Math.max(...dated.map(({ year }) => year)) - PRICE_YEARS_APART;
  return dated.filter(({ year }) => year >= oldest).map(({ price }) => price);
}
