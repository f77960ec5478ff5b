/** Comparing amounts of several currencies at the rates of one day. */

/** Units of each currency for one unit of a common base; a currency without a rate is missing. */
export type Rates = Readonly<Partial<Record<string, number>>>;

/** Null when one of the two has no rate. */
export function convertAmount(amount: number, from: string, to: string, rates: Rates): number | null {
  if (from === to) return amount;
  const [own, wanted] = [rates[from], rates[to]];
  return own === undefined || wanted === undefined ? null : (amount / own) * wanted;
}
