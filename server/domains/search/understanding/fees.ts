/** From sums of a text to limits of what is paid. */
import type { FilterCurrency } from '../../../../schema/rules/search.limits.js';
import { phraseOfClass } from './classPhrases.js';
import type { Captured, Sum } from './elements.js';
import { tokensOf } from './tokens.js';

export type FeeLimit = {
  kind: 'FEE';
  min: number | null;
  max: number | null;
  currency: FilterCurrency | null;
  /** Of all years together. */
  isOfCourse?: true;
};
/** Whoever asks for no price at all. */
type NoFee = { kind: 'COVERAGE'; coverage: 'TUITION' };
type Paid = FeeLimit | NoFee;

/** `khoảng 600 triệu` may be a fifth more or less. */
const ABOUT = 0.2;
/** Whoever can pay about 600 million may pay a tenth more, and any sum below. */
const ABOUT_AFFORDED = 0.1;

/** A price of less is the price of a cup of coffee, not of studies. */
const LEAST_FEE: Partial<Record<FilterCurrency, number>> = { VND: 1e6 };
const isFee = ({ amount, currency }: Sum): boolean => amount >= (LEAST_FEE[currency ?? 'USD'] ?? 500);

export const fee = (
  sum: Sum | undefined,
  bounds: (amount: number) => { min: number | null; max: number | null },
): Paid | null => {
  if (sum?.amount === 0) return { kind: 'COVERAGE', coverage: 'TUITION' };
  return sum && isFee(sum) ? { kind: 'FEE', ...bounds(sum.amount), currency: sum.currency } : null;
};

export const aboutAmount = (amount: number) => ({ min: amount * (1 - ABOUT), max: amount * (1 + ABOUT) });
export const afforded = (amount: number) => ({ min: null, max: Math.round(amount * (1 + ABOUT_AFFORDED)) });
export const ofCourse =
  (read: (captured: Captured) => Paid | null) =>
  (captured: Captured): Paid | null => {
    const limit = read(captured);
    return limit?.kind === 'FEE' ? { ...limit, isOfCourse: true } : limit;
  };

/** Hardly a school asks for less a year, but for those in Germany that ask for nothing. */
const LEAST_OF_YEAR: Partial<Record<FilterCurrency, number>> = { VND: 250e6 };
/** `3 năm dưới 1 tỷ 2` is for the whole course; `2 năm dưới 400 triệu` would leave so little for a year that it is the price of one, and the years are a length. */
export const feeOfYears = ofCourse(({ numbers: [years = 1], sums: [sum] }) => {
  const isOfAll = sum !== undefined && sum.amount / years >= (LEAST_OF_YEAR[sum.currency ?? 'USD'] ?? 10e3);
  return isOfAll ? fee(sum, max => ({ min: null, max })) : null;
});

/** The first amount takes the unit of the second: `300-500tr`, `từ 20 đến 30k usd`. */
export function feeBetween({ numbers, sums }: Captured): Paid | null {
  const high = sums.at(-1);
  if (!high) return null;
  const low = sums.length > 1 ? (sums[0]?.amount ?? NaN) : (numbers[0] ?? NaN) * high.factor;
  if (!(low <= high.amount)) return null;
  return fee(high, max => ({ min: low, max }));
}

const PLAIN_DOLLARS: ReadonlySet<string> = new Set(['do', 'do la', 'dollar', 'dollars', '$']);
const OTHER_DOLLARS: ReadonlySet<FilterCurrency> = new Set(['AUD', 'CAD']);

/** The words for a currency in a text. */
function currencyWords(text: string): string[] {
  const tokens = tokensOf(text);
  const said: string[] = [];
  for (let from = 0; from < tokens.length;) {
    const end = phraseOfClass(tokens, from, 'currency')?.end;
    if (end !== undefined)
      said.push(
        tokens
          .slice(from, end)
          .map(({ folded }) => folded)
          .join(' '),
      );
    from = end ?? from + 1;
  }
  return said;
}

/** Whether a text says which currency it means: a plain dollar is that of several countries. */
export const namesCurrency = (text: string): boolean => currencyWords(text).some(words => !PLAIN_DOLLARS.has(words));

/** What is said, else that of the place; also of `20 nghìn đô ở Úc`, where the dollar is of no country. `text`: of the limit, as typed. */
export function currencyOf({ currency }: FeeLimit, text: string, ofPlace: FilterCurrency): FilterCurrency {
  if (currency !== 'USD' || !OTHER_DOLLARS.has(ofPlace)) return currency ?? ofPlace;
  return namesCurrency(text) ? currency : ofPlace;
}

/** A sum of no country's dollars, or of no currency, as one that says which: `dưới 30 nghìn đô` as `dưới 30 nghìn CAD`. */
export function withCurrency(text: string, currency: FilterCurrency): string {
  const tokens = tokensOf(text);
  const endAt = (from: number, name: 'currency' | 'scale' | 'multiple'): number =>
    phraseOfClass(tokens, from, name)?.end ?? from;
  const said = tokens.flatMap((token, from) => {
    const last = tokens[endAt(from, 'currency') - 1];
    return last && endAt(from, 'currency') > from ? { from: token.from, to: last.to } : [];
  });
  const [largest] = tokens.toSorted((one, other) => (other.number ?? 0) - (one.number ?? 0));
  const behind = largest ? tokens.indexOf(largest) + 1 : 0;
  const end = tokens[endAt(endAt(behind, 'multiple'), 'scale') - 1]?.to ?? text.length;
  const places = said.length > 0 ? said : [{ from: end, to: end }];
  return places
    .reduceRight((left, { from, to }) => `${left.slice(0, from)} ${currency} ${left.slice(to)}`, text)
    .replace(/\s+/gu, ' ')
    .trim();
}
