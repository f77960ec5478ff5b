/** The rates in force: those of the release, over them what the daily source told later, and over both what staff entered, for as long as it counts. */
import type { BudgetCurrency } from '../../../schema/rules/account.values.js';
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import type { Rates } from '../../../schema/rules/money.rules.js';
import { type FeedCurrency, isOutdated } from '../../../schema/rules/rateFeed.rules.js';
import { exchangeRates as release } from '../../../schema/site/exchangeRates.js';
import type { FeedRateRecord, StoredRates } from './rates.records.js';

/** Rates change about once a day; who asks more often gets those of a moment ago. */
export const RATES_REFRESH_MS = 5000;

export type RateInForce = {
  rate: number;
  asOf: string;
  checkedOn: string;
  sourceName: string;
  sourceUrl: string;
  isEntered: boolean;
};

/** Of all currencies of the release. */
export type RatesInForce = Readonly<Record<BudgetCurrency, RateInForce>>;

/** The last rate of the source that counts: the release holds one, and a later one may have been accepted since. */
export function acceptedRate(currency: BudgetCurrency, row: FeedRateRecord | undefined): RateInForce {
  const { name: sourceName, url } = release.source;
  const ofRelease = { rate: release.rates[currency], asOf: release.asOf, checkedOn: release.checkedOn, sourceUrl: url };
  const { accepted } = row ?? {};
  const latest =
    accepted && accepted.asOf > release.asOf
      ? { ...accepted, checkedOn: dayInVietnam(accepted.readAt) }
      : { ...ofRelease };
  const { rate, asOf, checkedOn, sourceUrl } = latest;
  return { rate, asOf, checkedOn, sourceUrl, sourceName, isEntered: false };
}

export function ratesInForce({ entered, feed }: StoredRates): RatesInForce {
  const recordOf = new Map<string, FeedRateRecord>(feed.map(record => [record._id, record]));
  const ofSource = (Object.keys(release.rates) as BudgetCurrency[]).map(
    currency => [currency, acceptedRate(currency, recordOf.get(currency as FeedCurrency))] as const,
  );
  const all = Object.fromEntries(ofSource) as Record<BudgetCurrency, RateInForce>;
  for (const { _id, rate, asOf, sourceName, sourceUrl, setAt } of entered)
    if (!isOutdated({ asOf }, all[_id]))
      all[_id] = { rate, asOf, checkedOn: dayInVietnam(setAt), sourceName, sourceUrl, isEntered: true };
  return all;
}

/** Without where they are from. */
export const plainRates = (current: RatesInForce): Record<BudgetCurrency, number> & Rates =>
  Object.fromEntries(Object.entries(current).map(([currency, { rate }]) => [currency, rate])) as Record<
    BudgetCurrency,
    number
  >;
