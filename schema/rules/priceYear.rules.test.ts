import fc from 'fast-check';
import { comparablePrices, type DatedPrice, PRICE_YEARS_APART, priceYearOf } from './priceYear.rules';

const itself = (price: DatedPrice): DatedPrice => price;

describe('the year of a price', () => {
  it.each([
    [{ asOf: '2022-10-04' }, 2022],
    [{ asOf: '2026' }, 2026],
    [{ asOf: '2026-07', academicYear: 2027 }, 2027],
    [{ asOf: null, academicYear: 2026 }, 2026],
    [{ asOf: null, academicYear: null }, null],
    [{}, null],
  ])('of %j is %s', (price, year) => {
    expect(priceYearOf(price)).toBe(year);
  });
});

describe('prices of which one may be called the lowest', () => {
  it('are those of the newest year and of the year before, whatever their sources', () => {
    const prices = [{ asOf: '2022-10-04' }, { asOf: '2025' }, { asOf: '2024' }, { asOf: '2026-01-02' }];
    expect(comparablePrices(prices, itself)).toEqual([{ asOf: '2025' }, { asOf: '2026-01-02' }]);
  });

  it('leave out a price of unknown year', () => {
    expect(comparablePrices([{ asOf: null }, { asOf: '2026' }], itself)).toEqual([{ asOf: '2026' }]);
    expect(comparablePrices([{ asOf: null }, {}], itself)).toEqual([]);
  });

  it('are all of them while all are equally old', () => {
    const old = [{ asOf: '2019' }, { asOf: '2019-10' }];
    expect(comparablePrices(old, itself)).toEqual(old);
  });

  it('never lie further apart than the rule allows, and hold the newest', () => {
    const year = fc.integer({ min: 2000, max: 2100 });
    fc.assert(
      fc.property(fc.array(fc.record({ academicYear: fc.option(year) }), { minLength: 1 }), prices => {
        const years = comparablePrices(prices, itself).flatMap(price => priceYearOf(price) ?? []);
        const known = prices.flatMap(price => priceYearOf(price) ?? []);
        expect(years.length > 0).toBe(known.length > 0);
        if (known.length === 0) return;
        expect(Math.max(...years)).toBe(Math.max(...known));
        expect(Math.max(...years) - Math.min(...years)).toBeLessThanOrEqual(PRICE_YEARS_APART);
      }),
    );
  });
});
