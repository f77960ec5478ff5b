/** The rates in force: those of the release, and over them what staff entered. */
import type { Rates } from '../../../schema/rules/money.rules.js';
import { exchangeRates as release } from '../../../schema/site/exchangeRates.js';
import type { RateRecord } from './rates.records.js';

/** Rates change about once a day; who asks more often gets those of a moment ago. */
export const RATES_REFRESH_MS = 5000;

export type RateInForce = { rate: number; asOf: string; sourceName: string; sourceUrl: string | null };

export type RatesInForce = Readonly<Partial<Record<string, RateInForce>>>;

const ofRelease = (rate: number): RateInForce => ({
  rate,
  asOf: release.asOf,
  sourceName: release.source.name,
  sourceUrl: release.source.url,
});

export const ratesInForce = (entered: readonly RateRecord[]): RatesInForce => ({
  ...Object.fromEntries(Object.entries(release.rates).map(([currency, rate]) => [currency, ofRelease(rate)])),
  ...Object.fromEntries(
    entered.map(({ _id, rate, asOf, sourceName, sourceUrl }) => [_id, { rate, asOf, sourceName, sourceUrl }]),
  ),
});

/** Without where they are from. Those of the release are always among them. */
export const plainRates = (current: RatesInForce): typeof release.rates & Rates => ({
  ...release.rates,
  ...Object.fromEntries(
    Object.entries(current).flatMap(([currency, found]) => (found ? [[currency, found.rate]] : [])),
  ),
});
