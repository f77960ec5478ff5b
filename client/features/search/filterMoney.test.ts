import { offeredCurrencies, wantedCurrencies } from './filterMoney';
import { inCurrency } from './inCurrency';
import { readCriteria, writeCriteria } from './searchUrl';
import { programVariables } from './programVariables';

const read = (query: string) => readCriteria('PROGRAM', new URLSearchParams(query));
const EXCHANGE = {
  __typename: 'ExchangeRates' as const,
  rates: [
    { __typename: 'ExchangeRate' as const, currency: 'EUR' as const, rate: 1 },
    { __typename: 'ExchangeRate' as const, currency: 'USD' as const, rate: 1.15 },
  ],
  vnd: { __typename: 'VndRate' as const, rate: 30_000 },
};

describe('money in filters', () => {
  it('is in dong while it has a rate, and in the currency of the chosen countries', () => {
    expect(wantedCurrencies(null, [])).toEqual(['VND']);
    expect(wantedCurrencies(null, ['DE', 'IE'])).toEqual(['VND', 'EUR']);
    expect(wantedCurrencies(null, ['AU', 'CA'])).toEqual(['VND']);
    expect(wantedCurrencies('GBP', ['AU'])).toEqual(['GBP']);
    const rated = ['USD', 'VND'] as const;
    expect(offeredCurrencies(['AU'], { rated, used: 'VND' })).toEqual(['VND', 'AUD']);
    expect(offeredCurrencies(['AU'], { rated: ['USD'], used: 'AUD' })).toEqual(['AUD', 'USD']);
    expect(offeredCurrencies(undefined, { rated, used: 'VND' })).toEqual(['VND', 'AUD', 'CAD', 'EUR', 'GBP', 'USD']);
  });

  it('counts dong in millions of tuition and thousands of a fee', () => {
    const { filter } = programVariables(read('tuitionMin=250&tuitionMax=800&feeMax=2500&currency=VND'));
    expect(filter?.tuition).toEqual({ min: 250_000_000, max: 800_000_000, currency: 'VND' });
    expect(filter?.applicationFee).toEqual({ max: 2_500_000, currency: 'VND' });
    expect(programVariables(read('tuitionMax=30000')).filter?.tuition).toEqual({ max: 30_000, currency: 'USD' });
  });

  it('is converted and rounded when another currency is chosen, and dropped where there is no rate', () => {
    const dollars = read('destination=US&tuitionMax=20000&feeMin=100&unknown=TUITION');
    const inDong = inCurrency(dollars, 'VND', EXCHANGE);
    expect(writeCriteria('PROGRAM', inDong).toString()).toBe(
      'destination=US&tuitionMax=520&feeMin=2610&unknown=TUITION&currency=VND',
    );
    expect(inCurrency(inDong, 'USD', EXCHANGE).ranges.TUITION).toEqual({ max: 19_900 });
    expect(writeCriteria('PROGRAM', inCurrency(dollars, 'VND', { ...EXCHANGE, vnd: null })).toString()).toBe(
      'destination=US&currency=VND',
    );
  });
});
