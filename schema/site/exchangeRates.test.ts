import { BUDGET_CURRENCIES } from '../rules/account.values.js';
import { isHeld } from '../rules/rateFeed.rules.js';
import { exchangeRates } from './exchangeRates.js';

describe('exchange rates of the release', () => {
  it('cover every currency of the catalogue and the dong, the base as one', () => {
    expect(Object.keys(exchangeRates.rates).sort()).toEqual([...BUDGET_CURRENCIES].sort());
    expect(exchangeRates.rates[exchangeRates.base]).toBe(1);
  });

  it('were read after the day they are for', () => {
    expect(exchangeRates.checkedOn >= exchangeRates.asOf).toBe(true);
  });

  it('agree with the reference rates of the European Central Bank of half a year before, as far as rates move', () => {
    // 13 March 2026. A rate that was copied into the wrong row, or the wrong way round, lies far outside.
    const former = { AUD: 1.6293, CAD: 1.5726, GBP: 0.86503, USD: 1.1476 };
    for (const currency of ['AUD', 'CAD', 'GBP', 'USD'] as const)
      expect([
        currency,
        isHeld(
          { rate: former[currency], asOf: '2026-03-13' },
          { rate: exchangeRates.rates[currency], asOf: exchangeRates.asOf },
        ),
      ]).toEqual([currency, false]);
  });
});
